/** Brings something of this page into view, with the focus, so that it is read out and Tab goes on from there. */
export function goTo(id: string): void {
  document.getElementById(id)?.focus();
}
