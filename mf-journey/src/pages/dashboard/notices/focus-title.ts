/** For a notice that disappears with its pressed button. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
