import { withAnswer } from '@hearthway/contracts/home-goals';
import { listHomes, type Home } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { factsOf } from '../edit/merged-facts.js';
import { isConflict, maximumAttempts, useSaving } from '../edit/use-saving.js';

/** Saves what the buyer found out, on top of changes made elsewhere; `undefined` takes an answer back. */
export function useAnswer(home: Home, about: string) {
  const { toast } = usePlatform();
  const client = useQueryClient();
  const queryKey = operationKey(useCaller(), listHomes);
  const { save, findNewest } = useSaving(home);
  const latest = (): Home | undefined =>
    client.getQueryData<OperationReply<typeof listHomes>>(queryKey)?.homes.find(({ id }) => id === home.id);

  return useMutation({
    // One after the other, because each answer needs the version that the one before it made.
    scope: { id: `answers ${home.id}` },
    async mutationFn(isTrue: boolean | undefined) {
      let base = latest() ?? home;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await save(base, { ...factsOf(base), answers: withAnswer(base.answers ?? [], about, isTrue) });
        } catch (error) {
          const newest = isConflict(error) && attempt < maximumAttempts ? await findNewest() : undefined;
          if (!newest) throw error;
          base = newest;
        }
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError({ message }) {
      toast({ title: 'We couldn’t save your answer', description: message, tone: 'destructive' });
    },
  });
}
