import { draftPrefixes, sessionLifetimes, type DraftKind } from '@hearthway/contracts/constants';
import type { DraftSealing } from './draft-sealing.js';

/** Keeps edits that are not on the server yet, each under the name of what is edited. */
export interface DraftStorage<Name extends string = string, Draft = unknown> {
  /** The drafts found on opening. Doesn't include later changes by other tabs. */
  readonly found: ReadonlyMap<Name, Draft>;
  /** False if this browser cannot store it. */
  readonly write: (name: Name, draft: Draft) => Promise<boolean>;
  /** Does nothing if another tab has since stored a draft. */
  readonly remove: (name: Name) => Promise<void>;
}

export interface DraftStorageOptions {
  readonly kind: DraftKind;
  readonly userId: string;
  /** Without it, nothing is read or stored. */
  readonly sealing: DraftSealing | undefined;
  /** Asked right before storing. */
  readonly isSignedIn: () => boolean;
}

/** Version of the stored shape; other versions are ignored. */
const format = 2;
/** As long as an idle session lasts. */
const lifeMilliseconds = sessionLifetimes.idleSeconds * 1000;

interface Kept {
  readonly format: number;
  readonly keptAt: number;
  readonly sealed: string;
}

/**
 * One buyer's drafts in local storage, sealed: they stay when a session ends by itself, and only this account opens them
 * again. A key for each of them, so that two tabs do not overwrite each other's.
 */
export async function openDraftStorage<Name extends string, Draft>({
  kind,
  userId,
  sealing,
  isSignedIn,
}: DraftStorageOptions): Promise<DraftStorage<Name, Draft>> {
  const prefix = prefixOf(kind, userId);
  /** What this tab last found or stored. */
  const ownTexts = new Map<Name, string>();
  const found = new Map<Name, Draft>();
  const find = async (key: string): Promise<void> => {
    const text = storedUnder(key);
    const kept = parse(text);
    if (text === null || !kept) {
      forget(key);
      return;
    }
    if (!sealing) return;
    const name = key.slice(prefix.length) as Name;
    try {
      found.set(name, (await sealing.open(kept.sealed, key)) as Draft);
      ownTexts.set(name, text);
    } catch (error) {
      // No later key will open it either.
      console.warn('A draft could not be opened', error);
      forget(key);
    }
  };
  await inTurn(() => Promise.all(keysFrom(prefix).map(find)));

  return {
    found,
    write: (name, draft) =>
      inTurn(async () => {
        const sealed = await sealing?.seal(draft, prefix + name);
        if (sealed === undefined || !isSignedIn()) return false;
        const text = JSON.stringify({ format, keptAt: Date.now(), sealed } satisfies Kept);
        if (!store(prefix + name, text)) return false;
        ownTexts.set(name, text);
        found.set(name, draft);
        return true;
      }),
    remove: (name) =>
      inTurn(() => {
        found.delete(name);
        if (storedUnder(prefix + name) === ownTexts.get(name)) forget(prefix + name);
      }),
  };
}

let last: Promise<unknown> = Promise.resolve();

/** Runs work in order, however slow sealing is: a newly opened page finds what the previous one is still storing. */
function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Whether this browser has edits of this buyer that are not on the server. */
export function hasDrafts(kind: DraftKind, userId: string): boolean {
  return keysFrom(prefixOf(kind, userId)).some((key) => parse(storedUnder(key)) !== undefined);
}

/** Calls `listener` whenever a draft is stored or removed, in this tab or another. */
export function subscribeToDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || Object.values(draftPrefixes).some((prefix) => key.startsWith(prefix))) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

function prefixOf(kind: DraftKind, userId: string): string {
  return `${draftPrefixes[kind]}${userId}:`;
}

function parse(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.format === format && Date.now() - kept.keptAt < lifeMilliseconds ? kept : undefined;
  } catch {
    return undefined;
  }
}

// Storage throws when it is disabled or full.

function storedUnder(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    notify(key);
    return true;
  } catch {
    return false;
  }
}

function keysFrom(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
    notify(key);
  } catch {
    // Inaccessible storage holds no drafts.
  }
}

/** The browser fires this event only in the other tabs. */
function notify(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
