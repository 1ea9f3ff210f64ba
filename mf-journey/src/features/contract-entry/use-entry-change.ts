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

/** Where a failure is told: by a toast, or by the form or dialog that sent the change. */
export type FailureShown = 'in-toast' | 'in-place';

/**
 * Saves changes of an entry, one after another. If another window was faster, a change goes on top of what that saved, so that
 * nothing is lost. The returned promise of `mutateAsync` rejects if it couldn’t be saved, also if a toast tells it.
 */
export function useEntryChange<View extends { readonly contract: PurchaseContract | null }, Entry>(
  { read, save, entryOf, versionOf }: ContractEntryKind<View, Entry>,
  failureShown: FailureShown = 'in-toast',
) {
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
      if (failureShown === 'in-toast')
        toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
      void client.invalidateQueries({ queryKey });
    },
  });
}

const notUnderContract = 'That home isn’t under contract anymore. Please load the page again.';

/** What a form changes isn’t as the buyer saw it when they began. */
export class ChangedElsewhere extends RequestError {
  /** What it is now; `undefined` if it was deleted. */
  readonly newer: unknown;

  constructor(newer: unknown) {
    super({ status: 409, code: 'contract-entry.conflict', message: 'This changed in another window.' });
    this.newer = newer;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Item {
  readonly id: string;
}

/**
 * Replaces an item of a list, or adds it to the end.
 * @param seen the item as the buyer saw it when they began; `undefined` for a new one
 * @throws ChangedElsewhere with the item, if it is another by now
 */
export function withItem<One extends Item>(items: readonly One[], seen: One | undefined, item: One): One[] {
  // It is there already if only the reply was lost.
  if (!seen) return [...items.filter(({ id }) => id !== item.id), item];
  const current = items.find(({ id }) => id === seen.id);
  if (!isSame(current, seen)) throw new ChangedElsewhere(current);
  return items.map((one) => (one.id === seen.id ? item : one));
}

/**
 * With some of its fields changed.
 * @param seen the entry as the buyer saw it when they began
 * @throws ChangedElsewhere with the entry, if one of these fields is another by now
 */
export function withFields<Entry extends object>(entry: Entry, seen: Entry, changes: Partial<Entry>): Entry {
  const names = Object.keys(changes) as (keyof Entry)[];
  if (names.some((name) => !isSame(entry[name], seen[name]))) throw new ChangedElsewhere(entry);
  return { ...entry, ...changes };
}
