import type { HomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';

export interface SaverState {
  /** What the page shows. */
  readonly goals: HomeGoals;
  /** What the service has, as far as known. */
  readonly stored: StoredHomeGoals;
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** Why a save failed. */
  readonly problem?: string | undefined;
  /** With `conflict`: what another window or device saved. */
  readonly newer?: StoredHomeGoals | undefined;
}

export interface GoalsSaver {
  readonly state: () => SaverState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (goals: HomeGoals) => void;
  /** Now, if there is anything to save. */
  readonly save: () => Promise<void>;
  readonly keepMine: () => void;
  readonly takeNewer: () => void;
}

interface SaverOptions {
  readonly stored: StoredHomeGoals;
  readonly send: (version: number, goals: HomeGoals) => Promise<StoredHomeGoals>;
  readonly reload: () => Promise<StoredHomeGoals>;
  readonly onStored: (stored: StoredHomeGoals) => void;
}

/** Long enough to take several taps as one change. */
const pauseMilliseconds = 700;

/**
 * Saves the goals soon after each change, one save at a time, always as a change of the version that was read. If another
 * window saved in between, both versions stay until the buyer chooses.
 */
export function createGoalsSaver({ stored, send, reload, onStored }: SaverOptions): GoalsSaver {
  let state: SaverState = { goals: stored.goals, stored, status: 'saved' };
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SaverState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const save = async (): Promise<void> => {
    clearTimeout(pause);
    if (isSending || state.status === 'conflict' || state.goals === state.stored.goals) return;
    isSending = true;
    const { goals } = state;
    set({ status: 'saving', problem: undefined });
    try {
      const saved = await send(state.stored.version, goals);
      // The object that the page shows, so that a change made meanwhile is told from what was saved.
      const isUnchanged = state.goals === goals;
      set({ stored: { ...saved, goals }, status: isUnchanged ? 'saved' : 'waiting' });
      onStored(saved);
    } catch (error) {
      await explain(error, goals);
    } finally {
      isSending = false;
    }
    if (state.status === 'waiting') await save();
  };

  const explain = async (error: unknown, sent: HomeGoals): Promise<void> => {
    if (!(error instanceof RequestError) || error.code !== 'home-goals.conflict') {
      const detail = error instanceof RequestError ? error.details[0]?.message : undefined;
      set({ status: 'failed', problem: detail });
      return;
    }
    try {
      const newer = await reload();
      // An earlier save of these goals arrived, and only its answer was lost.
      if (JSON.stringify(newer.goals) === JSON.stringify(sent)) {
        const isUnchanged = state.goals === sent;
        set({ stored: { ...newer, goals: sent }, status: isUnchanged ? 'saved' : 'waiting' });
      } else {
        set({ status: 'conflict', newer });
      }
    } catch {
      set({ status: 'failed' });
    }
  };

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(goals: HomeGoals): void {
      set({ goals, ...(state.status !== 'conflict' && { status: isSending ? 'saving' : 'waiting' }) });
      clearTimeout(pause);
      pause = setTimeout(() => void save(), pauseMilliseconds);
    },
    save,
    keepMine(): void {
      if (!state.newer) return;
      set({ stored: state.newer, newer: undefined, status: 'waiting' });
      void save();
    },
    takeNewer(): void {
      if (!state.newer) return;
      const { newer } = state;
      set({ stored: newer, goals: newer.goals, newer: undefined, status: 'saved' });
      onStored(newer);
    },
  };
}
