import { tolerantSessionStorage as storage } from '@hearthway/web-kit/storage';
import { randomId } from './random-id.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random id for this visit: anonymous, and gone when the tab closes. */
export function visitId(): string {
  const kept = storage.getItem('hearthway_visit');
  if (kept !== null && uuid.test(kept)) return kept;
  const id = randomId();
  storage.setItem('hearthway_visit', id);
  return id;
}

/** Increments the visit's counter and returns its previous value. */
export function countInVisit(key: string): number {
  const before = Number(storage.getItem(key)) || 0;
  storage.setItem(key, String(before + 1));
  return before;
}
