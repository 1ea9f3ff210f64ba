/** What the probe has recorded so far, in milliseconds since the navigation. */
export interface Probe {
  firstContentfulPaint: number | undefined;
  largest: { at: number; tag: string; text: string } | undefined;
  shifts: { at: number; value: number }[];
  tasks: { at: number; milliseconds: number }[];
  interactive: number | undefined;
}

declare global {
  interface Window {
    hearthwayProbe: Probe;
  }
}

/** Runs in the page before its own scripts, so it cannot refer to anything outside. */
export function installProbe(): void {
  const probe: Probe = {
    firstContentfulPaint: undefined,
    largest: undefined,
    shifts: [],
    tasks: [],
    interactive: undefined,
  };
  window.hearthwayProbe = probe;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstContentfulPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    probe.largest = {
      at: entry.startTime,
      tag: element?.tagName.toLowerCase() ?? 'gone',
      text: (element?.textContent ?? '').trim().slice(0, 60),
    };
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shifts.push({ at: entry.startTime, value });
  });
  observe('longtask', (entry) => probe.tasks.push({ at: entry.startTime, milliseconds: entry.duration }));
  // React marks the elements that it has hydrated.
  const look = () => {
    const heading = document.querySelector('main h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) {
      probe.interactive = performance.now();
    } else setTimeout(look, 20);
  };
  look();
}
