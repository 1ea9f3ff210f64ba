import type { Platform } from '@hearthway/contracts/platform';
import { countInVisit } from './visit-memory.js';

const maximumInVisit = 5;

/**
 * Reports uncaught errors by name and script, never by message, which can contain user input. Reports each error once and
 * at most five per visit: repeats tell us nothing new.
 */
export function reportPageErrors(track: Platform['track']): void {
  const reported = new Set<string>();

  function report(kind: string, error: unknown, address?: string): void {
    const name = nameOf(error);
    const script = scriptAt(address);
    const key = `${kind} ${name} ${script}`;
    if (reported.has(key)) return;
    reported.add(key);
    if (countInVisit('hearthway_visit_errors') >= maximumInVisit) return;
    track({ eventType: 'error', eventSource: 'shell', eventData: { kind, errorName: name, script } });
  }

  window.addEventListener('error', ({ error, filename }) => {
    report('uncaught', error, filename);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('unhandled-rejection', reason);
  });
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[A-Za-z]{1,60}$/.test(name) ? name : 'unknown';
}

/** Only paths of our own scripts: a page URL can contain user input, and browser extensions are private. */
function scriptAt(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith('.js') ? pathname : null;
}
