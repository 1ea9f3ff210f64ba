/** Whether less motion is wanted: by the system, or by what was chosen here (`data-motion` of the page). */
export function prefersReducedMotion(): boolean {
  const isChosen = document.documentElement.dataset['motion'] === 'reduced';
  return isChosen || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
