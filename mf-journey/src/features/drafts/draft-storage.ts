import { sessionLifetimes } from '@hearthway/contracts/constants';

/** What is kept in this browser until the server has it: one key for each thing that is edited. */
export interface DraftStorage<Name extends string, Draft extends { readonly values: unknown }> {
  readonly read: (name: Name) => Draft | undefined;
  /** False if this browser's storage fails. */
  readonly write: (name: Name, draft: Draft) => boolean;
  /** Does nothing if another tab has since stored a different draft. */
  readonly remove: (name: Name, draft: Draft) => void;
}

/** Prefixes of the keys, which go on with the buyer's id and the name of what is edited. */
export const draftKinds = {
  financialProfile: 'financial-profile-draft:',
  homeNotes: 'home-notes-draft:',
  question: 'question-draft:',
} as const;
export type DraftKind = keyof typeof draftKinds;

/** Version of the stored shape; other versions are ignored. */
const format = 1;
/** As long as an idle session lasts. */
const lifeMilliseconds = sessionLifetimes.idleSeconds * 1000;

interface Kept<Draft> {
  readonly format: number;
  readonly keptAt: number;
  readonly draft: Draft;
}

/** One buyer's drafts in local storage, so that two tabs do not overwrite each other's. */
export function draftStorageOf<Name extends string, Draft extends { readonly values: unknown }>(
  kind: DraftKind,
  userId: string,
): DraftStorage<Name, Draft> {
  const keyOf = (name: Name): string => prefixOf(kind, userId) + name;
  const read = (name: Name): Draft | undefined => parse(storedUnder(keyOf(name))) as Draft | undefined;
  return {
    read,
    write: (name, draft) =>
      store(keyOf(name), JSON.stringify({ format, keptAt: Date.now(), draft } satisfies Kept<Draft>)),
    remove(name, draft) {
      const stored = read(name);
      if (JSON.stringify(stored?.values) === JSON.stringify(draft.values)) forget(keyOf(name));
    },
  };
}

/** Whether this browser has edits of this buyer that are not on the server. */
export function hasDrafts(kind: DraftKind, userId: string): boolean {
  return storedKeys().some((key) => key.startsWith(prefixOf(kind, userId)) && parse(storedUnder(key)) !== undefined);
}

/** Calls `listener` whenever a draft of this kind is stored or removed, in this tab or another. */
export function subscribeToDrafts(kind: DraftKind, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(draftKinds[kind])) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

/** Deletes every draft that is not this buyer's; all of them if no one is signed in. */
export function deleteOtherDrafts(userId: string | undefined): void {
  const kinds = Object.keys(draftKinds) as DraftKind[];
  for (const key of storedKeys()) {
    const isDraft = kinds.some((kind) => key.startsWith(draftKinds[kind]));
    const isOwn = userId !== undefined && kinds.some((kind) => key.startsWith(prefixOf(kind, userId)));
    if (isDraft && !isOwn) forget(key);
  }
}

function prefixOf(kind: DraftKind, userId: string): string {
  return `${draftKinds[kind]}${userId}:`;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Kept<unknown>;
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
