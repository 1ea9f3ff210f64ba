import {
  annualIncomesOf,
  endingDebtsOf,
  figuresFrom,
  type BuyerFigures,
  type HomeAnswers,
} from '@hearthway/contracts/affordability';
import type { MortgageRates, StoredFinancialProfile } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { financialProfileQuery } from '../../features/financial-profile/index.js';
import { mortgageRatesQuery } from '../../features/mortgage-rates/index.js';
import { preApprovalInfoQuery } from '../../features/pre-approval/index.js';
import { hasOwnNumbers, missingAnswers, type MissingAnswer } from './missing-answers.js';

/** What the page begins with. */
export interface Start {
  /** Another one means that the buyer's answers have changed. */
  readonly key: string;
  /** Without the debts that end soon: see `endingDebtsCents`. */
  readonly figures: BuyerFigures;
  /** Of loans that end within so many payments, which a dated row says. */
  readonly endingDebtsCents: (paymentsLeft: number) => number;
  /** The buyer's own figures; otherwise an example. */
  readonly own: boolean;
  readonly missing: readonly MissingAnswer[];
  /** The home the buyer has in mind, in cents. */
  readonly targetPriceCents: number | null;
  /** Of each borrower with an income, before taxes, a year. */
  readonly annualIncomesCents: readonly number[];
  readonly rentCents: number | null;
  /** Money at hand, without retirement accounts and gifts; `null` if not entered. */
  readonly savingsCents: number | null;
}

export function useStart() {
  const { session } = usePlatform();
  const user = useUser();
  const enabled = Boolean(user);
  const profile = useQuery({ ...financialProfileQuery(session, user?.id), enabled });
  const answers = useQuery({ ...preApprovalInfoQuery(session, user?.id), enabled });
  const rates = useQuery({ ...mortgageRatesQuery(session), enabled });
  const queries = [profile, answers];
  // An example rate will do if today's can't be loaded.
  const isReady = profile.data !== undefined && answers.data !== undefined && !rates.isPending;
  return {
    start: isReady ? startFrom(profile.data, answers.data, rates.data) : undefined,
    failed: queries.some(({ isError }) => isError),
    retrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

function startFrom(
  { version, profile }: StoredFinancialProfile,
  answers: HomeAnswers | null,
  rates: MortgageRates | undefined,
): Start {
  const own = hasOwnNumbers(profile);
  const figures = figuresFrom(profile, answers, rates);
  return {
    key: JSON.stringify([version, answers, rates]),
    figures,
    endingDebtsCents: (paymentsLeft) => endingDebtsOf(profile, paymentsLeft),
    own,
    missing: missingAnswers(profile, answers),
    targetPriceCents: profile.plan && profile.plan.targetPriceCents > 0 ? profile.plan.targetPriceCents : null,
    annualIncomesCents: annualIncomesOf(profile),
    rentCents: profile.plan?.rentCents ?? null,
    savingsCents: profile.savings?.savingsCents ?? null,
  };
}
