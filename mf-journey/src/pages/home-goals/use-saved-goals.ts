import type { HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals, type StoredHomeGoals } from '@hearthway/contracts/journey';
import { callOperation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useAutosave, type Kept } from '../../features/autosave/index.js';
import { useMilestones } from '../../features/milestones/index.js';

export type SavedGoals = ReturnType<typeof useSavedGoals>;

/** The goals while the buyer edits them. */
export function useSavedGoals(stored: StoredHomeGoals) {
  const caller = useCaller();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  const query = { ...operationQuery(caller, getHomeGoals), staleTime: 0 };
  const saved = useAutosave({
    stored: keptOf(stored),
    async save({ version, value }) {
      const input = { body: value, headers: { 'if-match': version } };
      const after = await callOperation(caller.request, saveHomeGoals, input);
      client.setQueryData(query.queryKey, after);
      return after.version;
    },
    read: async () => keptOf(await client.query(query)),
    onSaved: () => void refresh(),
    conflictCode: 'home-goals.conflict',
    unsaved: {
      title: 'Your last change to your goals isn’t saved',
      changedElsewhere: 'They changed somewhere else, too. Open Home Goals to see them, then change them again.',
    },
  });
  return { ...saved, goals: saved.value, isNew: saved.version === 0 };
}

const keptOf = ({ version, goals }: StoredHomeGoals): Kept<HomeGoals> => ({ version, value: goals });
