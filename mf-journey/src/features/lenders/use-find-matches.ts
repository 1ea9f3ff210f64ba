import { useRef } from 'react';
import { lenderFindCount } from '@hearthway/contracts/constants';
import { findLenderMatches, type LenderMatch } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { isInformationMissing, lenderMatchesQuery } from './api.js';

/** Result of the last search, if there is something to say about it. `none-left`: the buyer has all lenders that fit. */
export type FindOutcome = 'none-left' | 'information-missing' | undefined;

export interface FindMatches {
  readonly find: () => void;
  readonly finding: boolean;
  readonly outcome: FindOutcome;
  /** Lenders that the last search added. */
  readonly found: readonly LenderMatch[];
}

/** Finds more lenders. Ignores calls while a search is running. */
export function useFindMatches(): FindMatches {
  const { toast } = usePlatform();
  const caller = useCaller();
  const { queryKey } = lenderMatchesQuery(caller);
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...operationMutation(caller, findLenderMatches),
    onSuccess(found, _input, _before, { client }) {
      if (found.length === 0) return;
      client.setQueryData(queryKey, (list = []) => bestFirst([...list, ...found]));
      toast({ title: lenderTexts.found, description: countOf(found) });
    },
    onError(error) {
      const description = isInformationMissing(error) ? lenderTexts.financialInformationRequired : error.message;
      toast({ title: lenderTexts.findFailed, description, tone: 'destructive' });
    },
    onSettled(_found, _error, _input, _before, { client }) {
      isRunning.current = false;
      void client.invalidateQueries({ queryKey });
    },
  });

  return {
    find() {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate({ body: { count: lenderFindCount } });
    },
    finding: mutation.isPending,
    outcome: outcomeOf(mutation.data, mutation.error),
    found: mutation.data ?? [],
  };
}

function outcomeOf(found: readonly LenderMatch[] | undefined, error: unknown): FindOutcome {
  if (isInformationMissing(error)) return 'information-missing';
  return found && found.length < lenderFindCount ? 'none-left' : undefined;
}

// Until the refetched list brings the server's order.
function bestFirst(matches: readonly LenderMatch[]): LenderMatch[] {
  return matches.toSorted((one, other) => other.matchScore - one.matchScore);
}

function countOf({ length }: readonly LenderMatch[]): string {
  return length === 1 ? 'We added 1 lender to your list.' : `We added ${length} lenders to your list.`;
}
