import type { ProfileSection, saveFinancialProfile, StoredFinancialProfile } from '@hearthway/contracts/journey';
import type { OperationInput } from '@hearthway/contracts/operation';
import { RequestError } from '@hearthway/web-kit/http';
import { createSender, type DraftStorage } from '../../../features/drafts/index.js';
import type { SectionValues } from '../sections/section-forms.js';
import {
  submitted,
  draftsOf,
  keepMine,
  nextSubmission,
  received,
  settled,
  takeNewer,
  typed,
  type Draft,
  type Drafts,
  type Submission,
  type ProfileEdits,
} from './profile-edits.js';

/** `unreachable`: no response. `failed`: server error. `refused`: invalid data. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'unreachable' | 'failed' | 'refused';

export interface EditorState extends ProfileEdits {
  /** The section that the buyer is typing in. */
  readonly activeSection: ProfileSection | undefined;
  readonly saveState: SaveState;
  /** False if this browser's storage fails, so that unsent edits exist only in this page. */
  readonly isStored: boolean;
  /** The server's errors, by section. */
  readonly refusals: Readonly<Partial<Record<ProfileSection, Refusal>>>;
}

export interface Refusal {
  readonly draft: Draft;
  readonly text: string;
}

/** By section: the form's values, and the section as saved when the editing began. */
export type ProfileDrafts = DraftStorage<ProfileSection, Draft>;

export interface EditorDependencies {
  readonly load: () => Promise<StoredFinancialProfile>;
  readonly save: (change: OperationInput<typeof saveFinancialProfile>['body']) => Promise<StoredFinancialProfile>;
  readonly storage: ProfileDrafts;
  /** Whether the owner of these edits is signed in. Otherwise nothing is sent, since it may be someone else by now. */
  readonly isSignedIn: () => boolean;
  /** Called with each newer profile from the server. */
  readonly onKept: (kept: StoredFinancialProfile) => void;
}

export interface ProfileEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (section: ProfileSection, values: SectionValues) => void;
  /** Call when a section loses the focus: its edits are sent at once. */
  readonly leave: (section: ProfileSection) => void;
  readonly keepMine: (section: ProfileSection) => void;
  readonly takeNewer: (section: ProfileSection) => void;
  readonly receive: (kept: StoredFinancialProfile) => void;
  /** Sends what can be sent, after any request in progress. */
  readonly flush: () => Promise<void>;
  /** Starts sending automatically: now, when back online, and at intervals after a failure. Returns a function that stops it. */
  readonly start: () => () => void;
}

/** More conflicts in a row than this are a fault, not edits made elsewhere. */
const maximumAttempts = 5;

/** Keeps the buyer's edits in the browser until the server has them. */
export function createProfileEditor(kept: StoredFinancialProfile, dependencies: EditorDependencies): ProfileEditor {
  const { load, save, storage, isSignedIn, onKept } = dependencies;
  const listeners = new Set<() => void>();
  let state: EditorState = {
    ...restored(kept, storage),
    activeSection: undefined,
    saveState: 'idle',
    isStored: true,
    refusals: {},
  };

  const set = (change: Partial<EditorState>): void => {
    const writes = storeDrafts(storage, state.drafts, change.drafts ?? state.drafts);
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    if (writes.length > 0) void Promise.all(writes).then(setStored);
  };
  const setStored = (results: readonly boolean[]): void => {
    const isStored = results.every(Boolean);
    if (state.isStored !== isStored) set({ isStored });
  };
  const setEdits = (edits: ProfileEdits): void => {
    set(settled(edits, state.activeSection));
  };

  const sendAll = async (): Promise<void> => {
    for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
      const submission = nextSubmission(state, isRefused);
      if (!submission || !isSignedIn()) return;
      set({ saveState: 'saving' });
      const failure = await send(submission);
      if (failure?.code !== 'financial-profile.conflict') return;
      const newest = await load().catch(requestErrorOf);
      if (newest instanceof RequestError) {
        fail(newest, submission);
        return;
      }
      setEdits(received(state, newest));
      onKept(newest);
      set({ saveState: 'idle' });
    }
    set({ saveState: 'failed' });
  };

  const send = async (submission: Submission): Promise<RequestError | undefined> => {
    const answer = await save({ version: submission.version, profile: submission.profile }).catch(requestErrorOf);
    if (answer instanceof RequestError) {
      if (answer.code !== 'financial-profile.conflict') fail(answer, submission);
      return answer;
    }
    setEdits(submitted(state, submission, answer));
    set({ saveState: 'saved' });
    onKept(answer);
    return undefined;
  };

  const fail = (error: RequestError, submission: Submission): void => {
    if (error.status === 0) set({ saveState: 'unreachable' });
    else if (error.status === 400)
      set({ saveState: 'refused', refusals: { ...state.refusals, ...refusalsOf(error, submission) } });
    else set({ saveState: 'failed' });
  };
  const isRefused = (draft: Draft): boolean => Object.values(state.refusals).some((refusal) => refusal.draft === draft);
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
    type(section, values) {
      set({ ...typed(state, section, values), activeSection: section });
      sender.later();
    },
    leave(section) {
      if (state.activeSection === section) set({ activeSection: undefined });
      setEdits(state);
      void sender.now();
    },
    keepMine(section) {
      setEdits(keepMine(state, section));
      void sender.now();
    },
    takeNewer(section) {
      setEdits(takeNewer(state, section));
    },
    receive(newer) {
      setEdits(received(state, newer));
    },
    flush: sender.now,
    start: sender.start,
  };
}

function restored(kept: StoredFinancialProfile, storage: ProfileDrafts): ProfileEdits {
  return settled({ kept, drafts: Object.fromEntries(storage.found) }, undefined);
}

/** Stores changed drafts. Returns whether each of them could be. */
function storeDrafts(storage: ProfileDrafts, before: Drafts, after: Drafts): readonly Promise<boolean>[] {
  for (const [section] of draftsOf({ drafts: before })) {
    if (!after[section]) void storage.remove(section);
  }
  const changed = draftsOf({ drafts: after }).filter(([section, draft]) => before[section] !== draft);
  return changed.map(([section, draft]) => storage.write(section, draft));
}

/** Errors by section, as named in the details. If none is named, they apply to every section sent. */
function refusalsOf({ details, message }: RequestError, { drafts }: Submission): EditorState['refusals'] {
  const refused = draftsOf({ drafts }).map(([section, draft]) => {
    const detail = details.find(({ path }) => path.split('.').includes(section));
    return [section, { draft, text: detail?.message ?? message }, detail !== undefined] as const;
  });
  const named = refused.filter(([, , isNamed]) => isNamed);
  return Object.fromEntries((named.length > 0 ? named : refused).map(([section, refusal]) => [section, refusal]));
}

/** Narrows a rejection to a `RequestError`; rethrows anything else. */
function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
