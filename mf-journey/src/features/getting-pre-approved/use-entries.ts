import { useState } from 'react';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { entriesQuery, type EntryCalls, type Versioned } from './api.js';

export function useEntries<Entry, Stored extends Versioned & Entry>(calls: EntryCalls<Entry, Stored>) {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...entriesQuery(calls, session, user?.id), enabled: Boolean(user) });
}

/** What came of a change: saved, changed by someone else meanwhile, or deleted by them. */
export type Outcome<Stored> =
  | { readonly kind: 'saved'; readonly stored: Stored }
  | { readonly kind: 'conflict'; readonly current: Stored }
  | { readonly kind: 'gone' };

/** Changes entries on the server, and then in the list on screen. Both reject with a `RequestError` on any other refusal. */
export function useEntryChanges<Entry, Stored extends Versioned & Entry>(calls: EntryCalls<Entry, Stored>) {
  const { session } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const { queryKey } = entriesQuery(calls, session, userId);
  // One for each form, so that sending it again after a lost answer adds nothing.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const update = (change: (list: readonly Stored[]) => Stored[]): void => {
    client.setQueryData<Stored[]>(queryKey, (list) => list && change(list));
    void client.invalidateQueries({ queryKey });
  };

  return {
    /** Replaces `base`, or adds a new entry without it. */
    save: async (entry: Entry, base: Versioned | undefined): Promise<Outcome<Stored>> => {
      try {
        const stored = base
          ? await calls.replace(session, base, entry)
          : await calls.add(session, entry, idempotencyKey);
        if (!base) setIdempotencyKey(crypto.randomUUID());
        update((list) => [...list.filter(({ id }) => id !== stored.id), stored]);
        return { kind: 'saved', stored };
      } catch (error) {
        return outcomeOf(error, calls);
      }
    },

    /** Resolves to the conflict if the entry was changed meanwhile. One that is gone already counts as deleted. */
    remove: async (base: Versioned): Promise<Outcome<Stored>> => {
      let outcome: Outcome<Stored> = { kind: 'gone' };
      try {
        await calls.remove(session, base);
      } catch (error) {
        outcome = outcomeOf(error, calls);
      }
      if (outcome.kind === 'gone') update((list) => list.filter(({ id }) => id !== base.id));
      return outcome;
    },
  };
}

function outcomeOf<Entry, Stored extends Versioned & Entry>(
  error: unknown,
  { parse }: EntryCalls<Entry, Stored>,
): Outcome<Stored> {
  if (!(error instanceof RequestError)) throw error;
  if (error.status === 404 && error.code.endsWith('.not-found') && error.code !== 'route.not-found') {
    return { kind: 'gone' };
  }
  const current = error.versions && parse(error.versions.current);
  if (current) return { kind: 'conflict', current };
  throw error;
}
