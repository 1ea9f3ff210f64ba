/** True if the system or the user's own setting (`data-motion` on the page) asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  const isChosenHere = document.documentElement.dataset['motion'] === 'reduced';
  return isChosenHere || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
