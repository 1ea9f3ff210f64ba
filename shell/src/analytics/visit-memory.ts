import { randomId } from './random-id.js';

/** What is remembered as long as the tab lives; as long as the page, where the browser keeps nothing. */
const onThisPage = new Map<string, string>();

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The random id of this visit. It names no person, and ends with the tab. */
export function visitId(): string {
  const kept = recall('hearthway_visit');
  if (kept !== undefined && uuid.test(kept)) return kept;
  const id = randomId();
  remember('hearthway_visit', id);
  return id;
}

/** Counts one more of them in this visit, and gives how many there were before. */
export function countInVisit(key: string): number {
  const before = Number(recall(key)) || 0;
  remember(key, String(before + 1));
  return before;
}

function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? onThisPage.get(key);
  } catch {
    return onThisPage.get(key); // reading is refused too where cookies are
  }
}

function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    onThisPage.set(key, value); // refused or full
  }
}
