import type { HomeImpressions } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { createSender, type DraftStorage } from '../drafts/index.js';
import {
  answered,
  chosen,
  conflictIn,
  nextToSend,
  opened,
  problemIn,
  received,
  sending,
  typed,
  type Choice,
  type ImpressionsDraft,
  type ImpressionsEdits,
  type SavedImpressions,
} from './impressions-edits.js';

/** Drafts by home. */
export type ImpressionsDrafts = DraftStorage<string, ImpressionsDraft>;

/** `unreachable`: no response. `failed`: server error. `refused`: the service takes it in no way. `gone`: the home is deleted. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'unreachable' | 'failed' | 'refused' | 'gone';

export interface ImpressionsState extends ImpressionsEdits {
  readonly saveState: SaveState;
  /** False if this browser can't keep the draft, so that it exists only in this page. */
  readonly isStored: boolean;
}

export interface ImpressionsDependencies {
  readonly homeId: string;
  /** What the service has now; `undefined` if the home is deleted. */
  readonly load: () => Promise<SavedImpressions | undefined>;
  readonly save: (version: number, values: HomeImpressions) => Promise<SavedImpressions>;
  readonly storage: ImpressionsDrafts;
  /** Whether the owner of these notes is signed in. Otherwise nothing is sent, since it may be someone else by now. */
  readonly isSignedIn: () => boolean;
  /** Called with what the service has, whenever that is newer. */
  readonly onSaved: (saved: SavedImpressions) => void;
}

export interface ImpressionsEditor {
  readonly state: () => ImpressionsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps the edit at once, and sends it after a pause. */
  readonly type: (values: HomeImpressions) => void;
  readonly choose: (choice: Choice) => void;
  readonly receive: (saved: SavedImpressions) => void;
  /** Gives up the edits, as when the buyer deletes the home. */
  readonly discard: () => void;
  /** Sends what can be sent, after any request in progress. */
  readonly flush: () => Promise<void>;
  /** Sends automatically until the returned function is called. */
  readonly start: () => () => void;
}

/** More conflicts in a row than this are a fault, not edits made elsewhere. */
const maximumAttempts = 5;

/** Keeps the notes and ratings of a home on the device until the service has them. */
export function createImpressionsEditor(
  initial: SavedImpressions,
  { homeId, load, save, storage, isSignedIn, onSaved }: ImpressionsDependencies,
): ImpressionsEditor {
  const listeners = new Set<() => void>();
  let state: ImpressionsState = { ...opened(initial, storage.found.get(homeId)), saveState: 'idle', isStored: true };

  const set = (change: Partial<ImpressionsState>): void => {
    const before = state.draft;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    if (state.draft === before) return;
    if (state.draft) void storage.write(homeId, state.draft).then(setStored);
    else void storage.remove(homeId);
  };
  const setStored = (isStored: boolean): void => {
    if (state.isStored !== isStored) set({ isStored });
  };

  const sendAll = async (): Promise<void> => {
    for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
      const next = nextToSend(state);
      if (!next || isHopeless(state.saveState) || !isSignedIn()) return;
      // Without a connection, the state stays what it is until there is an answer.
      const saveState = state.saveState === 'idle' || state.saveState === 'saved' ? 'saving' : state.saveState;
      set({ ...sending(state, next), saveState });
      const failure = await send(next).catch(requestErrorOf);
      const problem = failure?.code === 'home.conflict' ? await takeNewest().catch(requestErrorOf) : failure;
      if (problem) {
        fail(problem);
        return;
      }
    }
    if (nextToSend(state)) set({ saveState: 'failed' });
  };

  const send = async (values: HomeImpressions): Promise<undefined> => {
    const saved = await save(state.saved.version, values);
    set({ ...answered(state, values, saved), saveState: 'saved' });
    onSaved(saved);
  };

  const takeNewest = async (): Promise<undefined> => {
    const newest = await load();
    if (!newest) {
      set({ saveState: 'gone' });
      return;
    }
    set({ ...received(state, newest), saveState: 'idle' });
    onSaved(newest);
  };

  const fail = ({ status, code }: RequestError): void => {
    if (code === 'home.not-found') set({ saveState: 'gone' });
    else if (status === 0) set({ saveState: 'unreachable' });
    // Resending it unchanged would be refused again.
    else if (status === 400) set({ draft: state.draft && { ...state.draft, sent: undefined }, saveState: 'refused' });
    else set({ saveState: 'failed' });
  };

  const sender = createSender({
    send: sendAll,
    shouldRetry: () => state.saveState === 'unreachable' || state.saveState === 'failed',
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(values) {
      set({ ...typed(state, values), saveState: state.saveState === 'refused' ? 'idle' : state.saveState });
      sender.later();
    },
    choose(choice) {
      set({ ...chosen(state, choice), saveState: 'idle' });
      void sender.now();
    },
    receive(saved) {
      set(received(state, saved));
    },
    discard() {
      set({ draft: undefined });
    },
    flush: sender.now,
    start: sender.start,
  };
}

const isHopeless = (saveState: SaveState): boolean => saveState === 'gone' || saveState === 'refused';

/** Describes the state; empty if nothing was ever noted. */
export function statusText(state: ImpressionsState): string {
  const { saved, draft, saveState, isStored } = state;
  if (!draft) return saved.version > 0 ? 'Saved' : '';
  if (saveState === 'gone') return 'This home was deleted somewhere else, so your notes can’t be saved with it.';
  if (!isStored)
    return 'This browser can’t keep your notes. Keep this page open, and we’ll send them when you’re online.';
  if (conflictIn(state)) return 'Kept on this device. Choose which version to save.';
  if (problemIn(state) || saveState === 'refused') return 'Kept on this device. It can’t be saved as it is.';
  if (saveState === 'unreachable') return 'Kept on this device. We’ll send it when you’re online.';
  if (saveState === 'failed') return 'Kept on this device. We couldn’t send it yet, so we’ll keep trying.';
  return 'Saving…';
}

/** Narrows a rejection to a `RequestError`; rethrows anything else. */
function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
