import type { Platform } from '@hearthway/contracts/platform';
import { countInVisit } from './visit-memory.js';

const maximumInVisit = 5;

/**
 * Reports errors that nobody caught: their name and the script, never their message, which can quote what somebody typed.
 * Each once, and a few in a visit: a page that fails again and again tells nothing new.
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

/** The path of a script of ours. That of a page is whatever somebody typed, and that of an extension is not ours to know. */
function scriptAt(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith('.js') ? pathname : null;
}
