import { exampleFigures, purchaseCost, type BuyerFigures } from '@hearthway/contracts/affordability';
import type { GoalSet } from '@hearthway/contracts/home-goals';
import type { CreditScoreBand, FinancialProfile, Home, UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyRow, RowsByKey } from '@hearthway/contracts/policy';
import { dayOf, rowsInForce } from '../../policy/index.js';
import type { BuyerForHomes, HomeCosts, ReadBuyerForHomes } from './home-assessment.js';
import { loanClassOf } from './loan-class.js';

export interface BuyerSources {
  readonly readProfile: (userId: string) => Promise<FinancialProfile | undefined>;
  readonly readGoals: (userId: string) => Promise<GoalSet | undefined>;
  /** The price of the pinned scenario. */
  readonly readBudgetCents: (userId: string) => Promise<number | undefined>;
  /** Annual, of the 30-year loan that purchases are estimated with. */
  readonly planningRateBasisPoints: () => number;
  readonly now: () => Date;
}

/** Reads what the assessment of homes needs, and nothing about who the buyer is. */
export function readBuyerForHomes(sources: BuyerSources): ReadBuyerForHomes {
  return async (userId) => {
    const [profile, goals, budgetCents] = await Promise.all([
      sources.readProfile(userId),
      sources.readGoals(userId),
      sources.readBudgetCents(userId),
    ]);
    const rows = rowsInForce(dayOf(sources.now()));
    return { goals, budgetCents, costsOf: costsFor(profile, sources.planningRateBasisPoints(), rows) };
  };
}

/** `undefined` until the buyer has planned a down payment and said where they look. */
export function costsFor(
  profile: FinancialProfile | undefined,
  rateBasisPoints: number,
  rows: RowsByKey<PolicyRow>,
): BuyerForHomes['costsOf'] {
  const { plan, location, credit } = profile ?? {};
  if (!plan || !location) return undefined;
  const figures: BuyerFigures = {
    ...exampleFigures,
    state: location.state,
    countyFips: location.countyFips,
    propertyUse: 'primary_residence',
    annualIncomeCents: 0,
    monthlyDebtsCents: 0,
    endingDebtsCents: 0,
    deferredStudentLoanCents: 0,
    downPayment: plan.downPayment,
    cashForCostsCents: null,
    creditScore: lowestScore(credit?.scoreBand ?? 'unknown'),
    annualRateMillionths: rateBasisPoints * 100,
    termMonths: 360,
    annualHomeInsuranceCents: null,
    annualFloodInsuranceCents: 0,
    buyerBrokerFeeCents: 0,
    credits: { sellerCents: 0, lenderCents: 0, giftCents: 0, earnestMoneyCents: 0, optionFeeCents: 0 },
  };
  return (home) => costsOfHome(home, figures, rows);
}

function costsOfHome(home: Home, figures: BuyerFigures, rows: RowsByKey<PolicyRow>): HomeCosts | undefined {
  // A vehicle and a bare lot are financed in other ways.
  if (home.propertyType === 'land' || home.propertyType === 'mobile_home') return undefined;
  const state = home.state ?? (figures.state satisfies UsStateCode);
  // A home doesn't say its county; in the buyer's state it is most likely the one where they look.
  const countyFips = state === figures.state ? figures.countyFips : null;
  const cost = purchaseCost(
    'conventional',
    home.priceCents,
    {
      ...figures,
      state,
      countyFips,
      propertyType: home.propertyType,
      propertyTaxBasisPoints: taxShare(home),
      monthlyHoaCents: home.hoaMonthlyCents ?? 0,
    },
    rows,
  );
  if (!cost) return undefined;
  const classed =
    home.propertyType === 'multi_family' ? undefined : loanClassOf(cost.loanCents, { state, countyFips }, rows);
  return {
    loanClass: classed?.loanClass ?? null,
    monthlyPaymentCents: cost.monthly.totalCents,
    cashToClose: cost.cash.dueAtClosing,
    policyRows: [
      ...cost.policyRowIds.flatMap((id) => rows.get(id.slice(0, id.lastIndexOf('@'))) ?? []),
      ...(classed?.policyRows ?? []),
    ],
  };
}

/** The home's own tax as a share of its price; `null` if it isn't known, or if a new owner pays another one. */
function taxShare({ propertyTaxAnnualCents, priceCents, state }: Home): number | null {
  if (propertyTaxAnnualCents === null || state === 'FL') return null;
  return Math.round((propertyTaxAnnualCents * 10_000) / priceCents);
}

function lowestScore(band: CreditScoreBand): number | null {
  if (band === 'unknown') return null;
  return band === 'below_500' ? 300 : Number(band.slice('from_'.length));
}
