import { useEffect, useEffectEvent, useState } from 'react';
import type { HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals, type StoredHomeGoals } from '@hearthway/contracts/journey';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMilestones } from '../../features/milestones/index.js';

export type SavedGoals = ReturnType<typeof useSavedGoals>;

/** Long enough to take several taps as one change. */
const pauseMilliseconds = 700;

/**
 * The goals as the buyer edits them. They are saved soon after each change, one save at a time, as a change of the version that
 * was read. If they were changed elsewhere meanwhile, nothing is saved until the buyer has chosen a version.
 */
export function useSavedGoals(stored: StoredHomeGoals) {
  const caller = useCaller();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  const query = { ...operationQuery(caller, getHomeGoals), staleTime: 0 };
  const [goals, setGoals] = useState(stored.goals);
  /** What the service has. Its goals are the same object as those shown once these are saved. */
  const [base, setBase] = useState(stored);
  const [newer, setNewer] = useState<StoredHomeGoals>();
  const saving = useMutation({
    ...operationMutation(caller, saveHomeGoals),
    onSuccess(saved, { body }) {
      setBase({ version: saved.version, goals: body });
      client.setQueryData(query.queryKey, saved);
      void refresh();
    },
    async onError(error, { body }) {
      if (error.code !== 'home-goals.conflict') return;
      const current = await client.query(query).catch(() => undefined);
      if (!current) return;
      // An earlier save arrived, and only its answer was lost.
      const isOwn = JSON.stringify(current.goals) === JSON.stringify(body);
      if (isOwn) setBase({ version: current.version, goals: body });
      else setNewer(current);
    },
  });
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
      saving.mutate({ body: goals, headers: { 'if-match': base.version } });
    }
  };
  useSaveSoon(status, goals, save);
  useSaveOnLeaving(status, save);

  return {
    goals,
    status,
    isNew: base.version === 0,
    update: setGoals,
    /** Why a save failed, where the service says so. */
    problem: saving.error?.details[0]?.message,
    /** Now, also again after a failure. */
    save,
    /** What was saved elsewhere, with the status `conflict`. */
    newer: newer?.goals,
    keepMine: (): void => {
      if (newer) setBase(newer);
      setNewer(undefined);
      // The refusal was of the earlier version.
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

/** Saves what is still waiting, and asks before the browser drops what isn’t saved. */
function useSaveOnLeaving(status: string, save: () => void): void {
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
      saveNow();
    };
  }, []);
}
