const soonMilliseconds = 60_000;

/** Then loading it again may lead to the same: gateways can disagree for a while about what is live. */
export function wasJustReloaded(page: Pick<Performance, 'now' | 'getEntriesByType'>): boolean {
  const [opened] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload' && page.now() < soonMilliseconds;
}
