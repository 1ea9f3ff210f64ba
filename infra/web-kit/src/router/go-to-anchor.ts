/** Scrolls to the element of the address's hash. Its heading gets the focus: screen readers read it, and the keyboard goes on from there. */
export function goToAnchor(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return;
  target.scrollIntoView();
  const headings = 'h2, h3';
  const heading = target.matches(headings) ? target : target.querySelector<HTMLElement>(headings);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
