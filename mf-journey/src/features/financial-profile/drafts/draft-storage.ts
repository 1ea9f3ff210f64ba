import { profileDraftPrefix, sessionLifetimes } from '@hearthway/contracts/constants';
import type { ProfileSection } from '@hearthway/contracts/journey';
import type { DraftSealing } from './draft-sealing.js';

/** Edits to a section that are not on the server yet. */
export interface StoredDraft {
  /** The form's values. */
  readonly values: unknown;
  /** The section as saved when the editing began. */
  readonly from: unknown;
}

export interface DraftStorage {
  /** The drafts that were stored when the storage was opened. */
  readonly found: Readonly<Partial<Record<ProfileSection, StoredDraft>>>;
  /** False if this browser cannot store it. */
  readonly write: (section: ProfileSection, draft: StoredDraft) => Promise<boolean>;
  /** Does nothing if another tab has since stored a draft. */
  readonly remove: (section: ProfileSection) => Promise<void>;
}

export interface DraftStorageOptions {
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
 * again. A key for each section, so that two tabs do not overwrite each other's.
 */
export async function openDraftStorage({ userId, sealing, isSignedIn }: DraftStorageOptions): Promise<DraftStorage> {
  const keyOf = (section: ProfileSection): string => prefixOf(userId) + section;
  /** What this tab last found or stored. */
  const ownTexts = new Map<ProfileSection, string>();
  // In order, however long sealing takes.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const find = async (section: ProfileSection): Promise<StoredDraft | undefined> => {
    const text = storedUnder(keyOf(section));
    const kept = parse(text);
    if (text === null || !kept) {
      forget(keyOf(section));
      return undefined;
    }
    if (!sealing) return undefined;
    try {
      const draft = await sealing.open(kept.sealed, keyOf(section));
      ownTexts.set(section, text);
      return draft as StoredDraft;
    } catch (error) {
      // No later key will open it either.
      console.warn('A draft could not be opened', error);
      forget(keyOf(section));
      return undefined;
    }
  };
  const sections = draftKeys(userId).map((key) => key.slice(prefixOf(userId).length) as ProfileSection);
  const drafts = await Promise.all(sections.map(async (section) => [section, await find(section)] as const));

  return {
    found: Object.fromEntries(drafts.filter(([, draft]) => draft !== undefined)),
    write: (section, draft) =>
      inTurn(async () => {
        const sealed = await sealing?.seal(draft, keyOf(section));
        if (sealed === undefined || !isSignedIn()) return false;
        const text = JSON.stringify({ format, keptAt: Date.now(), sealed } satisfies Kept);
        if (!store(keyOf(section), text)) return false;
        ownTexts.set(section, text);
        return true;
      }),
    remove: (section) =>
      inTurn(() => {
        if (storedUnder(keyOf(section)) === ownTexts.get(section)) forget(keyOf(section));
      }),
  };
}

/** Whether this browser has edits of this buyer that are not on the server. */
export function hasDrafts(userId: string): boolean {
  return draftKeys(userId).some((key) => parse(storedUnder(key)) !== undefined);
}

/** Calls `listener` whenever a draft is stored or removed, in this tab or another. */
export function subscribeToDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(profileDraftPrefix)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

function prefixOf(userId: string): string {
  return `${profileDraftPrefix}${userId}:`;
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

function draftKeys(userId: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)));
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
