import { useState } from 'react';
import { listCalendarEvents, listHomes, type Home, type HomeEntry } from '@hearthway/contracts/journey';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useMilestones } from '../../../features/milestones/index.js';
import { factsOf, mergedFacts, type MergedFacts } from './merged-facts.js';
import { isConflict, maximumAttempts, useSaving } from './use-saving.js';

/** Facts changed both here and elsewhere. */
export interface Clashing extends MergedFacts {
  readonly newest: Home;
}

/**
 * Saves the facts about a home on top of changes made elsewhere, and then calls `onSaved`. Resolves to the conflicts,
 * if there are any: then nothing is saved, and the next call decides.
 * @throws {RequestError}
 */
export function useChangeHome(home: Home, onSaved: () => void) {
  const { toast } = usePlatform();
  const { refresh } = useMilestones();
  const caller = useCaller();
  const client = useQueryClient();
  /** What the buyer saw when they began, or last chose. */
  const [seen, setSeen] = useState(home);

  const { save, findNewest } = useSaving(home);
  const saveAndShow = async (base: Home, entry: HomeEntry): Promise<void> => {
    const { merged } = await save(base, entry);
    if (merged) {
      const description = 'You had saved this address twice. Its notes, ratings, and prices are together now.';
      toast({ title: 'Merged into one home', description });
      void refresh();
    } else {
      toast({ title: 'Home updated', description: entry.address });
    }
    // The tour in the calendar says the address.
    void client.invalidateQueries({ queryKey: operationKey(caller, listCalendarEvents) });
    await client.invalidateQueries({ queryKey: operationKey(caller, listHomes) });
    onSaved();
  };

  return async (typed: HomeEntry): Promise<Clashing | undefined> => {
    let [base, entry] = [seen, typed];
    for (let attempt = 1; ; attempt += 1) {
      try {
        await saveAndShow(base, entry);
        return undefined;
      } catch (error) {
        if (!isConflict(error) || attempt === maximumAttempts) throw error;
        const newest = await findNewest();
        if (!newest) throw error;
        const merged = mergedFacts(factsOf(base), entry, newest);
        base = newest;
        if (merged.clashes.length > 0) {
          setSeen(newest);
          return { ...merged, newest };
        }
        entry = merged.mine;
      }
    }
  };
}
