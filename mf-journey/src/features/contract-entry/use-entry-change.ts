import type { PurchaseContract } from '@hearthway/contracts/journey';
import type { Operation } from '@hearthway/contracts/operation';
import type { ifMatch } from '@hearthway/contracts/operation-headers';
import { callOperation, operationKey, operationQuery, RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useMilestones } from '../milestones/index.js';

type Reply<Value> = z.ZodMiniType<Value>;

/** What a buyer keeps about one contract: how it is read and saved, and where it is in what is read. */
export interface ContractEntryKind<View extends { readonly contract: PurchaseContract | null }, Entry> {
  readonly read: Operation<undefined, undefined, undefined, Reply<View>, undefined>;
  readonly save: Operation<
    undefined,
    undefined,
    z.ZodMiniType<{ contractId: string; entry: Entry }>,
    Reply<View>,
    typeof ifMatch
  >;
  readonly entryOf: (view: View) => Entry;
  readonly versionOf: (view: View) => number;
}

/** What a save changes. It may run twice, the second time on a newer entry. */
export type EntryChange<Entry> = (entry: Entry) => Entry;

/**
 * Saves changes of an entry, one after another. If another window was faster, a change goes on top of what that saved, so that
 * nothing is lost. A toast reports what couldn’t be saved, and so does the returned promise of `mutateAsync`.
 */
export function useEntryChange<View extends { readonly contract: PurchaseContract | null }, Entry>({
  read,
  save,
  entryOf,
  versionOf,
}: ContractEntryKind<View, Entry>) {
  const caller = useCaller();
  const client = useQueryClient();
  const { toast } = usePlatform();
  const { refresh } = useMilestones();
  const queryKey = operationKey(caller, read);

  const send = async (view: View | undefined, change: EntryChange<Entry>): Promise<View> => {
    if (!view?.contract) throw new RequestError({ status: 404, code: 'contract.not-found', message: notUnderContract });
    const body = { contractId: view.contract.id, entry: change(entryOf(view)) };
    return callOperation(caller.request, save, { body, headers: { 'if-match': versionOf(view) } });
  };

  return useMutation<View, RequestError, EntryChange<Entry>>({
    scope: { id: read.path },
    async mutationFn(change) {
      const view = client.getQueryData<View>(queryKey);
      try {
        return await send(view, change);
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'contract-entry.conflict') throw error;
        const newer = await client.query({ ...operationQuery(caller, read), staleTime: 0 });
        if (newer.contract?.id !== view?.contract?.id) throw error;
        return send(newer, change);
      }
    },
    onSuccess(view) {
      client.setQueryData(queryKey, view);
      void refresh();
    },
    onError(error) {
      toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
      void client.invalidateQueries({ queryKey });
    },
  });
}

const notUnderContract = 'That home isn’t under contract any more. Please load the page again.';

interface Item {
  readonly id: string;
}

/**
 * Replaces an item of a list, or adds it to the end.
 * @param seen the item as the buyer saw it when they began; `undefined` for a new one
 * @throws RequestError `contract-entry.conflict` if it is another by now
 */
export function withItem<One extends Item>(items: readonly One[], seen: One | undefined, item: One): One[] {
  // It is there already if only the reply was lost.
  if (!seen) return [...items.filter(({ id }) => id !== item.id), item];
  const current = items.find(({ id }) => id === seen.id);
  if (JSON.stringify(current) !== JSON.stringify(seen)) throw changedElsewhere();
  return items.map((one) => (one.id === seen.id ? item : one));
}

const changedElsewhere = () =>
  new RequestError({
    status: 409,
    code: 'contract-entry.conflict',
    message: 'This changed in another window after you opened it here. Copy what you typed, and open it again.',
  });

/**
 * With some of its fields changed.
 * @param seen the entry as the buyer saw it when they began
 * @throws RequestError `contract-entry.conflict` if one of these fields is another by now
 */
export function withFields<Entry extends object>(entry: Entry, seen: Entry, changes: Partial<Entry>): Entry {
  const names = Object.keys(changes) as (keyof Entry)[];
  if (names.some((name) => JSON.stringify(entry[name]) !== JSON.stringify(seen[name]))) throw changedElsewhere();
  return { ...entry, ...changes };
}
