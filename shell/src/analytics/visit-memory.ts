import { randomId } from './random-id.js';

/** Fallback that lasts as long as the page, for when session storage is blocked. */
const onThisPage = new Map<string, string>();

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random id for this visit: anonymous, and gone when the tab closes. */
export function visitId(): string {
  const kept = recall('hearthway_visit');
  if (kept !== undefined && uuid.test(kept)) return kept;
  const id = randomId();
  remember('hearthway_visit', id);
  return id;
}

/** Increments the visit's counter and returns its previous value. */
export function countInVisit(key: string): number {
  const before = Number(recall(key)) || 0;
  remember(key, String(before + 1));
  return before;
}

function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? onThisPage.get(key);
  } catch {
    return onThisPage.get(key); // blocked along with cookies
  }
}

function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    onThisPage.set(key, value); // blocked or full
  }
}
