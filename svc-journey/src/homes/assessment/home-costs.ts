import { purchaseCost, type AffordabilityProgram, type BuyerFigures } from '@hearthway/contracts/affordability';
import { isSameCounty } from '@hearthway/contracts/home-goals';
import type { HomeAssessment, HomeEntry } from '@hearthway/contracts/journey';
import { ratioInBasisPoints } from '@hearthway/contracts/money';
import type { PolicyRow, RowReader, RowsByKey } from '@hearthway/contracts/policy';
import { countyNameOf } from '../../counties/index.js';
import { loanClassOf, type Place } from './loan-class.js';

/** How the buyer would pay for a home. */
export interface PaymentPlan {
  readonly program: AffordabilityProgram;
  readonly figures: BuyerFigures;
}

interface HomeCosts extends Pick<HomeAssessment, 'monthlyPaymentCents' | 'cashToClose' | 'loanClass'> {
  /** To keep in reserve after closing. */
  readonly reservesCents: number;
  readonly policyRowIds: readonly string[];
}

const unknownCosts: HomeCosts = {
  monthlyPaymentCents: null,
  cashToClose: null,
  loanClass: null,
  reservesCents: 0,
  policyRowIds: [],
};

/**
 * What a home costs under the buyer's plan, with its own HOA fee and taxes as far as known. Unknown for land and
 * mobile homes, which are financed in other ways, and where the state's costs aren't known.
 */
export function homeCosts(
  home: HomeEntry,
  { program, figures }: PaymentPlan,
  rows: RowsByKey<PolicyRow>,
  read: RowReader<PolicyRow>,
): HomeCosts {
  if (home.propertyType === 'land' || home.propertyType === 'mobile_home') return unknownCosts;
  const ownFigures = figuresFor(home, figures);
  const costWith = (one: AffordabilityProgram) => purchaseCost(one, home.priceCents, ownFigures, rows);
  const cost = costWith(program);
  if (!cost) return unknownCosts;
  const loanClass = classOf(home, cost.loanCents, ownFigures, read);
  const isTooLarge = program === 'conventional' && loanClass === 'jumbo';
  const { monthly, cash, policyRowIds } = (isTooLarge ? costWith('jumbo') : undefined) ?? cost;
  return {
    monthlyPaymentCents: monthly.totalCents,
    cashToClose: cash.dueAtClosing,
    loanClass,
    reservesCents: cash.reservesCents,
    policyRowIds,
  };
}

/** The buyer's figures with the home's own. Costs they gave hold only in the state where they are looking. */
function figuresFor(home: HomeEntry, figures: BuyerFigures): BuyerFigures {
  const isSameState = home.state === null || home.state === figures.state;
  return {
    ...figures,
    countyFips: isInCounty(home, figures) ? figures.countyFips : null,
    ...(!isSameState && {
      // Nearly always a state; a home has its county's name but not its code.
      state: home.state ?? figures.state,
      countyFips: null,
      annualHomeInsuranceCents: null,
    }),
    propertyType: home.propertyType,
    propertyTaxBasisPoints: taxShare(home) ?? (isSameState ? figures.propertyTaxBasisPoints : null),
    monthlyHoaCents: home.hoaMonthlyCents ?? 0,
  };
}

/** Whether a home in the buyer's state is in their county, as far as known. */
function isInCounty({ county }: HomeEntry, { state, countyFips }: BuyerFigures): boolean {
  const name = countyFips === null ? undefined : countyNameOf(state, countyFips);
  return county === '' || name === undefined || isSameCounty(county, name);
}

/** The home's own tax as a share of its price. `undefined` in Florida, where a new owner pays a different tax. */
function taxShare({ propertyTaxAnnualCents, priceCents, state }: HomeEntry): number | undefined {
  if (propertyTaxAnnualCents === null || state === 'FL') return undefined;
  return ratioInBasisPoints(propertyTaxAnnualCents, priceCents);
}

/** Limits depend on the number of units, which is unknown for a multi-family home. */
const classOf = (
  { propertyType }: HomeEntry,
  loanCents: number,
  place: Place,
  read: RowReader<PolicyRow>,
): HomeCosts['loanClass'] => (propertyType === 'multi_family' ? null : loanClassOf(loanCents, place, read));
