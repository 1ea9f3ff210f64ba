import {
  annualIncomesOf,
  figuresFrom,
  placeFrom,
  type BuyerFigures,
  type HomeAnswers,
} from '@hearthway/contracts/affordability';
import {
  getFinancialProfile,
  getMortgageRates,
  listAffordabilityRows,
  type FinancialProfile,
  type PolicyRow,
} from '@hearthway/contracts/journey';
import { rowsByKey, type RowsByKey } from '@hearthway/contracts/policy';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preApprovalInfoQuery } from '../../features/pre-approval/index.js';
import { hasOwnNumbers, missingAnswers, type MissingAnswer } from './missing-answers.js';

/** The parts of a home's location that its costs and limits depend on. */
export type Place = Pick<BuyerFigures, 'state' | 'countyFips'>;

/** A place's dated figures, as of today. */
export interface TodaysRows {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly rows: readonly PolicyRow[];
  readonly byKey: RowsByKey<PolicyRow>;
}

/** The initial data of the page. */
export interface Start {
  readonly figures: BuyerFigures;
  /** The buyer's own figures; otherwise an example. */
  readonly own: boolean;
  readonly missing: readonly MissingAnswer[];
  /** The home the buyer has in mind, in cents. */
  readonly targetPriceCents: number | null;
  /** Each borrower's income before taxes, per year. */
  readonly annualIncomesCents: readonly number[];
  readonly rentCents: number | null;
  /** Money at hand, without retirement accounts and gifts; `null` if not entered. */
  readonly savingsCents: number | null;
}

/**
 * The buyer's answers, and the rows of the place to look at.
 *
 * @param chosen a place other than the one in the answers
 */
export function useStart(chosen: Place | undefined) {
  const caller = useCaller();
  const profile = useQuery(operationQuery(caller, getFinancialProfile));
  const answers = useQuery(preApprovalInfoQuery(caller));
  const rates = useQuery(operationQuery(caller, getMortgageRates));
  const saved = profile.data?.profile;
  const place = chosen ?? (saved && answers.data && placeFrom(saved, answers.data));
  const query = affordabilityRowsQuery(caller, place ?? { state: 'TX', countyFips: null });
  const rows = useQuery({ ...query, enabled: place !== undefined, placeholderData: keepPreviousData });
  const today = useMemo(() => rows.data && { ...rows.data, byKey: rowsByKey<PolicyRow>(rows.data.rows) }, [rows.data]);
  const start = useMemo(
    () =>
      // An example rate will do if today's can't be loaded.
      saved && answers.data && today && !rates.isPending
        ? startFrom(saved, answers.data, figuresFrom(saved, answers.data, rates.data, today.byKey))
        : undefined,
    [saved, answers.data, today, rates.isPending, rates.data],
  );
  const queries = [profile, answers, rows];
  return {
    start,
    today,
    failed: queries.some(({ isError }) => isError),
    retrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

export function affordabilityRowsQuery(caller: ReturnType<typeof useCaller>, { state, countyFips }: Place) {
  const place = { state, ...(countyFips !== null && { countyFips }) };
  // They change once a day at most.
  return { ...operationQuery(caller, listAffordabilityRows, { query: place }), staleTime: 60 * 60 * 1000 };
}

function startFrom(profile: FinancialProfile, answers: HomeAnswers, figures: BuyerFigures): Start {
  return {
    figures,
    own: hasOwnNumbers(profile, answers),
    missing: missingAnswers(profile, answers),
    targetPriceCents: profile.plan && profile.plan.targetPriceCents > 0 ? profile.plan.targetPriceCents : null,
    annualIncomesCents: annualIncomesOf(profile),
    rentCents: profile.plan?.rentCents ?? null,
    savingsCents: profile.savings?.savingsCents ?? null,
  };
}
