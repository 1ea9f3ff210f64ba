import { sessionLifetimes } from '@hearthway/contracts/constants';
import type { ProfileSection } from '@hearthway/contracts/journey';

/** What is typed into a section and is not on the server yet. */
export interface StoredDraft {
  /** What the form's controls hold. */
  readonly values: unknown;
  /** What the server had in this section when the typing began. */
  readonly from: unknown;
}

export interface DraftStorage {
  readonly read: (section: ProfileSection) => StoredDraft | undefined;
  /** False when this browser keeps nothing. */
  readonly write: (section: ProfileSection, draft: StoredDraft) => boolean;
  /** Leaves alone what another tab has put in the draft's place. */
  readonly remove: (section: ProfileSection, draft: StoredDraft) => void;
}

/** Of the shape of what is kept: what an older release kept in another shape is not read. */
const format = 1;
const prefix = 'financial-profile-draft:';
/** As long as a session lasts that nobody uses. */
const lifeMilliseconds = sessionLifetimes.idleSeconds * 1000;

interface Kept {
  readonly format: number;
  readonly keptAt: number;
  readonly draft: StoredDraft;
}

/** One buyer's drafts in this browser: a key for each section, so that two tabs do not overwrite each other's. */
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

/** Whether anything that this buyer has typed is in this browser and not on the server yet. */
export function hasDrafts(userId: string): boolean {
  return storedKeys().some((key) => key.startsWith(prefixOf(userId)) && parse(storedUnder(key)) !== undefined);
}

/** Tells of every draft that is kept or goes, in this tab and in the others. */
export function subscribeToDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

/** Forgets the drafts of everybody but this buyer; of everybody when nobody is signed in. */
export function forgetDraftsOfOthers(userId: string | undefined): void {
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

// A browser may refuse its storage, altogether or because it is full.

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
    tell(key);
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
    tell(key);
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** The browser itself tells the other tabs only. */
function tell(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
