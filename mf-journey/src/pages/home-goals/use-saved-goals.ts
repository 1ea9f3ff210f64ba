import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals, type StoredHomeGoals } from '@hearthway/contracts/journey';
import type { Toast } from '@hearthway/contracts/platform';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMilestones } from '../../features/milestones/index.js';

export type SavedGoals = ReturnType<typeof useSavedGoals>;

/** Long enough to take several taps as one change. */
const pauseMilliseconds = 700;

const tryAgain = 'Check your connection, then try again.';
const changedElsewhere = 'They changed somewhere else, too. Open Home Goals to see them, then change them again.';

/**
 * The goals while the buyer edits them. They are saved soon after each change, one save at a time, as a change to the
 * version that was read. If they were changed elsewhere, nothing is saved until the buyer chooses a version. After the
 * page is left, a toast says what can’t be saved.
 */
export function useSavedGoals(stored: StoredHomeGoals) {
  const caller = useCaller();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  const { toast } = usePlatform();
  const query = { ...operationQuery(caller, getHomeGoals), staleTime: 0 };
  const [goals, setGoals] = useState(stored.goals);
  /** What the service has. Once saved, its goals are the same object as those shown. */
  const [base, setBase] = useState(stored);
  const [newer, setNewer] = useState<StoredHomeGoals>();
  /** The goals that weren’t saved when the page was left. */
  const left = useRef<HomeGoals>(undefined);
  const sayUnsaved = (description: string, action?: Toast['action']): void => {
    toast({
      title: 'Your last change to your goals isn’t saved',
      description,
      tone: 'destructive',
      ...(action && { action }),
    });
  };
  const saving = useMutation({
    ...operationMutation(caller, saveHomeGoals),
    onSuccess(saved, { body }) {
      setBase({ version: saved.version, goals: body });
      client.setQueryData(query.queryKey, saved);
      void refresh();
      if (left.current && left.current !== body) send(left.current, saved.version);
    },
    async onError(error, { body, headers }) {
      if (error.code !== 'home-goals.conflict') {
        const unsaved = left.current;
        if (!unsaved) return;
        const again = (): void => {
          send(unsaved, headers['if-match']);
        };
        sayUnsaved(error.details[0]?.message ?? tryAgain, { label: 'Try again', onSelect: again });
        return;
      }
      const current = await client.query(query).catch(() => undefined);
      if (!current) return;
      // An earlier save arrived, and only its answer was lost.
      const isOwn = JSON.stringify(current.goals) === JSON.stringify(body);
      if (isOwn) {
        setBase({ version: current.version, goals: body });
        return;
      }
      setNewer(current);
      if (left.current) sayUnsaved(changedElsewhere);
    },
  });
  const send = (body: HomeGoals, version: number): void => {
    saving.mutate({ body, headers: { 'if-match': version } });
  };
  const status = newer
    ? 'conflict'
    : saving.isPending
      ? 'saving'
      : goals === base.goals
        ? 'saved'
        : saving.isError && saving.variables.body === goals
          ? 'failed'
          : 'waiting';

  // Fetched again while nothing was changed here.
  if (status === 'saved' && stored.version > base.version) {
    setBase(stored);
    setGoals(stored.goals);
  }

  const save = (): void => {
    if (status === 'waiting' || status === 'failed') {
      send(goals, base.version);
    }
  };
  useSaveSoon(status, goals, save);
  useSaveOnHiding(status, save);
  useLeaving((isLeaving) => {
    left.current = isLeaving && status !== 'saved' ? goals : undefined;
    if (!isLeaving) return;
    if (status === 'conflict') sayUnsaved(changedElsewhere);
    else save();
  });

  return {
    goals,
    status,
    isNew: base.version === 0,
    update: setGoals,
    /** Why a save failed, where the service says so. */
    problem: saving.error?.details[0]?.message,
    /** Saves now; also retries after a failure. */
    save,
    /** The goals saved elsewhere, if the status is `conflict`. */
    newer: newer?.goals,
    keepMine: (): void => {
      if (newer) setBase(newer);
      setNewer(undefined);
      // The earlier version was refused, not this one.
      saving.reset();
    },
    takeNewer: (): void => {
      if (!newer) return;
      setBase(newer);
      setGoals(newer.goals);
      setNewer(undefined);
    },
  };
}

function useSaveSoon(status: string, goals: HomeGoals, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const pause = setTimeout(saveNow, pauseMilliseconds);
    return () => {
      clearTimeout(pause);
    };
  }, [status, goals]);
}

/** Saves pending changes when the tab is hidden, and asks before the browser drops anything unsaved. */
function useSaveOnHiding(status: string, save: () => void): void {
  const saveNow = useEffectEvent(save);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (status !== 'saved') event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      ask(event);
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
}

/** Says when the page is opened, and when it is left for another one. */
function useLeaving(say: (isLeaving: boolean) => void): void {
  const sayNow = useEffectEvent(say);
  useEffect(() => {
    sayNow(false);
    return () => {
      sayNow(true);
    };
  }, []);
}
