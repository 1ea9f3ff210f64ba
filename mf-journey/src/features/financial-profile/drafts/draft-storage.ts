import { sessionLifetimes } from '@hearthway/contracts/constants';
import type { ProfileSection } from '@hearthway/contracts/journey';

/** Edits to a section that are not on the server yet. */
export interface StoredDraft {
  /** The form's values. */
  readonly values: unknown;
  /** The section as saved when the editing began. */
  readonly from: unknown;
}

export interface DraftStorage {
  readonly read: (section: ProfileSection) => StoredDraft | undefined;
  /** False if this browser's storage fails. */
  readonly write: (section: ProfileSection, draft: StoredDraft) => boolean;
  /** Does nothing if another tab has since stored a different draft. */
  readonly remove: (section: ProfileSection, draft: StoredDraft) => void;
}

/** Version of the stored shape; other versions are ignored. */
const format = 1;
const prefix = 'financial-profile-draft:';
/** As long as an idle session lasts. */
const lifeMilliseconds = sessionLifetimes.idleSeconds * 1000;

interface Kept {
  readonly format: number;
  readonly keptAt: number;
  readonly draft: StoredDraft;
}

/** One buyer's drafts in local storage: a key for each section, so that two tabs do not overwrite each other's. */
export function draftStorageOf(userId: string): DraftStorage {
  const keyOf = (section: ProfileSection): string => prefixOf(userId) + section;
  const read = (section: ProfileSection): StoredDraft | undefined => parse(storedUnder(keyOf(section)));
  return {
    read,
    write: (section, draft) =>
      store(keyOf(section), JSON.stringify({ format, keptAt: Date.now(), draft } satisfies Kept)),
    remove(section, draft) {
      const stored = read(section);
      if (JSON.stringify(stored?.values) === JSON.stringify(draft.values)) forget(keyOf(section));
    },
  };
}

/** Whether this browser has edits of this buyer that are not on the server. */
export function hasDrafts(userId: string): boolean {
  return storedKeys().some((key) => key.startsWith(prefixOf(userId)) && parse(storedUnder(key)) !== undefined);
}

/** Calls `listener` whenever a draft is stored or removed, in this tab or another. */
export function subscribeToDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

/** Deletes every draft that is not this buyer's; all of them if no one is signed in. */
export function deleteOtherDrafts(userId: string | undefined): void {
  for (const key of storedKeys()) {
    const isOwn = userId !== undefined && key.startsWith(prefixOf(userId));
    if (key.startsWith(prefix) && !isOwn) forget(key);
  }
}

function prefixOf(userId: string): string {
  return `${prefix}${userId}:`;
}

function parse(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.format === format && Date.now() - kept.keptAt < lifeMilliseconds ? kept.draft : undefined;
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

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
    notify(key);
  } catch {
    // Storage that cannot be reached holds no drafts.
  }
}

/** The browser fires this event only in the other tabs. */
function notify(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
