import type { Home, HomeImpressions } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import type { DraftStorage } from '../../drafts/index.js';
import { currentHomeOf } from '../api.js';
import { bothNotes, isSame, rebased, type ImpressionsDraft } from './impressions.js';

/** `unreachable`: no response. `failed`: server error. `refused`: invalid data. `conflict`: the buyer has to choose. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'unreachable' | 'failed' | 'refused' | 'conflict';

export interface ImpressionsState {
  readonly home: Home;
  readonly draft: ImpressionsDraft | undefined;
  readonly saveState: SaveState;
  /** False if this browser's storage fails, so that unsent edits exist only in this page. */
  readonly isStored: boolean;
}

export interface ImpressionsDependencies {
  readonly save: (home: Home, impressions: HomeImpressions) => Promise<Home>;
  readonly storage: DraftStorage<string, ImpressionsDraft>;
  /** Called with each newer home from the server. */
  readonly onSaved: (home: Home) => void;
}

export type ImpressionsEditor = ReturnType<typeof createImpressionsEditor>;

const typingPauseMilliseconds = 1_500;
const retryMilliseconds = 15_000;
/** More conflicts in a row than this are a fault, not edits made elsewhere. */
const maximumAttempts = 5;

/** Keeps a home's notes and ratings in the browser until the server has them. */
export function createImpressionsEditor(given: Home, { save, storage, onSaved }: ImpressionsDependencies) {
  const listeners = new Set<() => void>();
  let state: ImpressionsState = { home: given, draft: storage.read(given.id), saveState: 'idle', isStored: true };
  let sending: Promise<void> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<ImpressionsState>): void => {
    const before = state.draft;
    state = { ...state, ...change };
    if (state.draft && state.draft !== before) {
      state = { ...state, isStored: storage.write(given.id, state.draft) };
    } else if (!state.draft && before) storage.remove(given.id, before);
    for (const listener of listeners) listener();
  };

  /** Takes a newer home, with our edits on top. */
  const receive = (home: Home): void => {
    if (home.version <= state.home.version) return;
    if (!state.draft) {
      set({ home });
      return;
    }
    const { conflict, ...draft } = rebased(state.draft, home);
    const isDone = isSame(draft.values, home);
    set({ home, draft: isDone ? undefined : draft, saveState: conflict ? 'conflict' : state.saveState });
  };

  const sendOnce = async (): Promise<boolean> => {
    const { draft, home } = state;
    if (!draft || state.saveState === 'conflict') return false;
    set({ saveState: 'saving' });
    try {
      const saved = await save(home, draft.values);
      // Typed meanwhile: now based on what was sent.
      const rest =
        state.draft && !isSame(state.draft.values, draft.values) ? { ...state.draft, from: draft.values } : undefined;
      set({ home: saved, draft: rest, saveState: 'saved' });
      onSaved(saved);
      return rest !== undefined;
    } catch (error) {
      const current = currentHomeOf(error);
      if (current) {
        set({ saveState: 'idle' });
        receive(current);
        onSaved(current);
        return true;
      }
      if (!(error instanceof RequestError)) throw error;
      set({ saveState: error.status === 0 ? 'unreachable' : error.status < 500 ? 'refused' : 'failed' });
      return false;
    }
  };

  const sendAll = async (): Promise<void> => {
    for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
      if (!(await sendOnce())) return;
    }
    if (state.draft && state.saveState !== 'conflict') set({ saveState: 'failed' });
  };

  const flush = async (): Promise<void> => {
    clearTimeout(pauseTimer);
    while (sending) await sending;
    sending = sendAll().finally(() => (sending = undefined));
    await sending;
  };

  const settle = (notes: string): void => {
    if (!state.draft) return;
    const { values, from } = state.draft;
    const draft = { values: { ...values, notes }, from: { ...from, notes: state.home.notes } };
    set({ draft: isSame(draft.values, state.home) ? undefined : draft, saveState: 'idle' });
    void flush();
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive,
    flush,

    /** Replaces the edits. They are kept at once, and sent after a pause. */
    edit: (values: HomeImpressions): void => {
      const { notes, ratings } = state.home;
      const from = state.draft?.from ?? { notes, ratings };
      const saveState = state.saveState === 'conflict' ? 'conflict' : 'idle';
      set({ draft: isSame(values, from) ? undefined : { values, from }, saveState });
      clearTimeout(pauseTimer);
      pauseTimer = setTimeout(() => void flush(), typingPauseMilliseconds);
    },

    /** Ends a conflict about the notes. */
    keepMine: (): void => {
      settle(state.draft?.values.notes ?? '');
    },
    takeNewer: (): void => {
      settle(state.home.notes);
    },
    /** Does nothing if both are too long for one. */
    keepBoth: (): void => {
      const both = bothNotes(state.draft?.values.notes ?? '', state.home.notes);
      if (both !== undefined) settle(both);
    },

    /** Sends now, when back online, and at intervals after a failure. Returns a function that stops it. */
    start: (): (() => void) => {
      const send = (): void => void flush();
      const retry = setInterval(() => {
        if (state.saveState === 'unreachable' || state.saveState === 'failed') send();
      }, retryMilliseconds);
      window.addEventListener('online', send);
      send();
      return () => {
        clearInterval(retry);
        window.removeEventListener('online', send);
      };
    },
  };
}
