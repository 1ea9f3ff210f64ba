import { profileSectionNames, type KeptFinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import type { DraftStorage, ProfileChange } from '../../../features/financial-profile/index.js';
import type { SectionValues } from '../sections/section-forms.js';
import {
  delivered,
  draftsOf,
  keepMine,
  parcelOf,
  received,
  settled,
  takeNewer,
  typed,
  type Draft,
  type Drafts,
  type Parcel,
  type ProfileEdits,
} from './profile-edits.js';

/** `unreachable`: no answer came. `failed`: the server could not. `refused`: it will not take it as it is. */
export type Delivery = 'idle' | 'saving' | 'saved' | 'unreachable' | 'failed' | 'refused';

export interface EditorState extends ProfileEdits {
  readonly delivery: Delivery;
  /** False when this browser keeps nothing, so that what is not sent is in this page only. */
  readonly isKeptHere: boolean;
  /** What the server said of the sections that it refused. */
  readonly refusals: Readonly<Partial<Record<ProfileSection, Refusal>>>;
}

export interface Refusal {
  readonly draft: Draft;
  readonly text: string;
}

export interface EditorDependencies {
  readonly load: () => Promise<KeptFinancialProfile>;
  readonly save: (change: ProfileChange) => Promise<KeptFinancialProfile>;
  readonly storage: DraftStorage;
  /** The server has told a newer profile. */
  readonly onKept: (kept: KeptFinancialProfile) => void;
}

export interface ProfileEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (section: ProfileSection, values: SectionValues) => void;
  /** The section is left: what it says is sent at once. */
  readonly leave: (section: ProfileSection) => void;
  readonly keepMine: (section: ProfileSection) => void;
  readonly takeNewer: (section: ProfileSection) => void;
  readonly receive: (kept: KeptFinancialProfile) => void;
  /** Sends what can be sent; after all that is under way. */
  readonly flush: () => Promise<void>;
  /** From now on sends by itself: when typing rests, when the way is free again. Returns what ends it. */
  readonly start: () => () => void;
}

const typingRestMilliseconds = 1_500;
const retryMilliseconds = 15_000;
/** Each conflict is a change made elsewhere at just this moment; so many in a row is something else. */
const conflictsInARow = 5;

/** What the buyer types, kept in the browser until the server has it. */
export function createProfileEditor(kept: KeptFinancialProfile, dependencies: EditorDependencies): ProfileEditor {
  const { load, save, storage, onKept } = dependencies;
  const listeners = new Set<() => void>();
  let state: EditorState = { ...restored(kept, storage), delivery: 'idle', isKeptHere: true, refusals: {} };
  let typedInto: ProfileSection | undefined;
  let sending: Promise<void> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<EditorState>): void => {
    const isKeptHere = keepDrafts(storage, state.drafts, change.drafts ?? state.drafts) ?? state.isKeptHere;
    state = { ...state, ...change, isKeptHere };
    for (const listener of listeners) listener();
  };
  const setEdits = (edits: ProfileEdits): void => {
    set(settled(edits, typedInto));
  };

  const flush = async (): Promise<void> => {
    clearTimeout(restTimer);
    while (sending) await sending;
    sending = sendAll().finally(() => (sending = undefined));
    await sending;
  };

  const sendAll = async (): Promise<void> => {
    for (let attempt = 0; attempt < conflictsInARow; attempt += 1) {
      const parcel = parcelOf(state, isRefused);
      if (!parcel) return;
      set({ delivery: 'saving' });
      const failure = await send(parcel);
      if (failure?.code !== 'financial-profile.conflict') return;
      const newest = await load().catch(requestErrorOf);
      if (newest instanceof RequestError) {
        fail(newest, parcel);
        return;
      }
      setEdits(received(state, newest));
      onKept(newest);
      set({ delivery: 'idle' });
    }
    set({ delivery: 'failed' });
  };

  const send = async (parcel: Parcel): Promise<RequestError | undefined> => {
    const answer = await save({ version: parcel.version, profile: parcel.profile }).catch(requestErrorOf);
    if (answer instanceof RequestError) {
      if (answer.code !== 'financial-profile.conflict') fail(answer, parcel);
      return answer;
    }
    setEdits(delivered(state, parcel, answer));
    set({ delivery: 'saved' });
    onKept(answer);
    return undefined;
  };

  const fail = (error: RequestError, parcel: Parcel): void => {
    if (error.status === 0) set({ delivery: 'unreachable' });
    else if (error.status === 400)
      set({ delivery: 'refused', refusals: { ...state.refusals, ...refusalsOf(error, parcel) } });
    else set({ delivery: 'failed' });
  };
  const isRefused = (draft: Draft): boolean => Object.values(state.refusals).some((refusal) => refusal.draft === draft);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(section, values) {
      typedInto = section;
      set(typed(state, section, values));
      clearTimeout(restTimer);
      restTimer = setTimeout(() => void flush(), typingRestMilliseconds);
    },
    leave(section) {
      if (typedInto === section) typedInto = undefined;
      setEdits(state);
      void flush();
    },
    keepMine(section) {
      setEdits(keepMine(state, section));
      void flush();
    },
    takeNewer(section) {
      setEdits(takeNewer(state, section));
    },
    receive(newer) {
      setEdits(received(state, newer));
    },
    flush,
    start() {
      const send = (): void => void flush();
      const retry = setInterval(() => {
        if (state.delivery === 'unreachable' || state.delivery === 'failed') send();
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

function restored(kept: KeptFinancialProfile, storage: DraftStorage): ProfileEdits {
  const drafts = profileSectionNames.flatMap((section) => {
    const draft = storage.read(section);
    return draft ? [[section, draft] as const] : [];
  });
  return settled({ kept, drafts: Object.fromEntries(drafts) }, undefined);
}

/** What is typed is in the browser before anything else happens to it. Says whether it is, when there was something to keep. */
function keepDrafts(storage: DraftStorage, before: Drafts, after: Drafts): boolean | undefined {
  for (const [section, draft] of draftsOf({ drafts: before })) {
    if (!after[section]) storage.remove(section, draft);
  }
  const changed = draftsOf({ drafts: after }).filter(([section, draft]) => before[section] !== draft);
  if (changed.length === 0) return undefined;
  return changed.map(([section, draft]) => storage.write(section, draft)).every(Boolean);
}

/** By section, as the details name them; of all that was sent when they name none. */
function refusalsOf({ details, message }: RequestError, { drafts }: Parcel): EditorState['refusals'] {
  const refused = draftsOf({ drafts }).map(([section, draft]) => {
    const detail = details.find(({ path }) => path.split('.').includes(section));
    return [section, { draft, text: detail?.message ?? message }, detail !== undefined] as const;
  });
  const named = refused.filter(([, , isNamed]) => isNamed);
  return Object.fromEntries((named.length > 0 ? named : refused).map(([section, refusal]) => [section, refusal]));
}

/** The call's own failure; what is none of it goes on its way. */
function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
