import { paymentPerCent } from '../money.js';
import { rowReader, rowsByKey, type DatedFigure, type RowReader, type RowsByKey } from '../policy/policy-reader.js';
import type { ProgramLoan } from '../policy/program-loan.js';
import { cashPlan, type CashPlan } from './cash-needed.js';
import { eligibility } from './eligibility.js';
import { figureLimits, type BuyerFigures } from './figures.js';
import { highestPrice, type Bound as BoundBy, type HighestPrice } from './highest-price.js';
import { exactMonthlyCost, loanFor, loansFor, monthlyCost } from './monthly-cost.js';
import { countedDebts, loanLimit, minimumDownPayment, ratiosFor } from './programs.js';
import { purchaseAt, type Purchase } from './purchase.js';
import {
  affordabilityLevels,
  affordabilityPrograms,
  type AffordabilityLevel,
  type AffordabilityProgram,
  type AffordabilityResult,
  type BindingLimit,
  type Headline,
  type LoanLimit,
  type Note,
  type Offer,
  type ProgramResult,
} from './result.js';
import { homeCosts, shareOfIncome, triedRows, type HomeCosts, type Situation } from './situation.js';

/**
 * What a buyer can afford with each program. Pure, so that a page and the service get the same cents from the same rows.
 *
 * @param rows in force on one day, from `journey.list-affordability-rows` for the state and county; pass a map from `rowsByKey`
 * when calling often
 * @throws RangeError if a row that every state has is missing
 */
export function affordability(
  figures: BuyerFigures,
  rows: readonly DatedFigure[] | RowsByKey<DatedFigure>,
): AffordabilityResult {
  const byKey = 'get' in rows ? rows : rowsByKey(rows);
  const shared = rowReader(byKey);
  const { missing, costs } = homeCosts(figures, shared);
  const perCent = paymentPerCent(figures.annualRateMillionths, figures.termMonths);
  const programs = (Object.keys(affordabilityPrograms) as AffordabilityProgram[]).map((program) =>
    programResult(program, { figures, costs, paymentPerCent: perCent, rowsByKey: byKey }),
  );
  const ids = [...shared.used().map(({ id }) => id), ...programs.flatMap(({ policyRowIds }) => policyRowIds)];
  return {
    missing,
    notes: notesOn(figures),
    headlines: perLevel((level) => headline(level, programs)),
    programs,
    policyRowIds: [...new Set(ids)],
  };
}

type Bound = BoundBy<BindingLimit>;

type OpenSituation = Omit<Situation, 'costs'> & { readonly costs: HomeCosts | undefined };

function programResult(program: AffordabilityProgram, situation: OpenSituation): ProgramResult {
  const { figures, costs, rowsByKey: byKey } = situation;
  const { status, reasons } = eligibility(program, situation);
  const rows = rowReader(byKey);
  const limit = loanLimit(program, figures, rows) ?? null;
  const minimum = minimumDownPayment(program, figures, rows);
  const offers =
    status === 'unavailable' || !costs
      ? noOffers
      : offersOf(searchFor(program, { ...situation, costs }, rows, { limit, minimum }));
  const isNotNeeded = program === 'jumbo' && costs && status !== 'unavailable' && !Object.values(offers).some(Boolean);
  const reasonIds = reasons.flatMap(({ policyRowIds }) => policyRowIds);
  return {
    program,
    limit,
    minimumDownPaymentBasisPoints: minimum,
    ...(isNotNeeded
      ? { status: 'unavailable', reasons: [{ code: 'not-needed', met: false, required: null, policyRowIds: [] }] }
      : { status, reasons }),
    offers,
    policyRowIds: [...new Set([...reasonIds, ...rows.used().map(({ id }) => id)])],
  };
}

/** What all levels of a program share. */
interface Search {
  readonly program: AffordabilityProgram;
  readonly situation: Situation;
  readonly rows: RowReader<DatedFigure>;
  /** Bounds besides the payment and the cash. */
  readonly bounds: readonly Bound[];
  readonly debtsCents: number;
  readonly cash: CashPlan;
  readonly loanOf: (purchase: Purchase) => ProgramLoan;
  /** A jumbo loan has to exceed it. */
  readonly aboveCents: number;
}

function searchFor(
  program: AffordabilityProgram,
  situation: Situation,
  rows: RowReader<DatedFigure>,
  { limit, minimum }: { readonly limit: LoanLimit | null; readonly minimum: number },
): Search {
  const { figures } = situation;
  const at = (priceCents: number) => purchaseAt(priceCents, figures);
  const bounds: Bound[] = [
    {
      limit: 'down-payment',
      excess: (priceCents) => priceCents * minimum - at(priceCents).downPaymentCents * wholeInBasisPoints,
    },
  ];
  if (limit) bounds.push({ limit: 'loan-limit', excess: (priceCents) => at(priceCents).loanCents - limit.cents });
  const conforming = program === 'jumbo' ? loanLimit('conventional', figures, rows) : undefined;
  return {
    program,
    situation,
    rows,
    bounds,
    debtsCents: countedDebts(program, figures, rows),
    cash: cashPlan(program, situation, rows),
    loanOf: loansFor(program, situation, triedRows(situation)),
    aboveCents: program === 'jumbo' ? (conforming?.cents ?? Infinity) : -1,
  };
}

/** `null` for a payment that the buyer hasn’t named, and for a jumbo loan that the county’s limit makes unnecessary. */
function offerAt(level: AffordabilityLevel, search: Search): Offer | null {
  const { program, situation, rows, debtsCents, cash, aboveCents } = search;
  const { figures } = situation;
  if (level === 'payment' && figures.monthlyPaymentCents === null) return null;
  const cap = housingCap(level, search);
  const { priceCents, binding } = priceWithin(cap, search);
  const purchase = purchaseAt(priceCents, figures);
  if (purchase.loanCents <= aboveCents) return null;
  // Avoids negative zero, which JSON doesn’t have.
  const capCents = Math.round(cap.cents) + 0;
  if (priceCents === 0) return { ...nothing, capCents, binding };
  const loan = loanFor(program, purchase, situation, rows);
  const monthly = monthlyCost(purchase, loan, situation);
  return {
    priceCents,
    downPaymentCents: purchase.downPaymentCents,
    loanCents: purchase.loanCents,
    financedFeeCents: loan.upfrontFeeCents,
    monthly,
    capCents,
    frontRatioBasisPoints: shareOfIncome(monthly.totalCents, figures),
    backRatioBasisPoints: shareOfIncome(monthly.totalCents + debtsCents, figures),
    binding,
    cash: cash.needed({ purchase, principalCents: loan.loan.principalCents, monthlyCents: monthly.totalCents }),
  };
}

/** The most that housing may cost a month; not rounded, and below zero if debts exceed the ratio. */
interface Cap {
  readonly limit: 'income' | 'debts' | 'payment';
  readonly cents: number;
}

/** The tightest cap, which is the one to name. */
function housingCap(level: AffordabilityLevel, { program, situation, rows, debtsCents }: Search): Cap {
  const { annualIncomeCents, monthlyPaymentCents } = situation.figures;
  const { front, back } = ratiosFor(program, level, rows);
  const ofIncome = (basisPoints: number) => (annualIncomeCents * basisPoints) / yearInBasisPoints;
  const caps: Cap[] = [{ limit: debtsCents > 0 ? 'debts' : 'income', cents: ofIncome(back) - debtsCents }];
  if (front !== undefined) caps.unshift({ limit: 'income', cents: ofIncome(front) });
  if (level === 'payment' && monthlyPaymentCents !== null)
    caps.unshift({ limit: 'payment', cents: monthlyPaymentCents });
  return caps.reduce((tightest, cap) => (cap.cents < tightest.cents ? cap : tightest));
}

function priceWithin(cap: Cap, { situation, bounds, loanOf, cash }: Search): HighestPrice<BindingLimit> {
  const { figures } = situation;
  const payment: Bound = {
    limit: cap.limit,
    excess(priceCents) {
      const purchase = purchaseAt(priceCents, figures);
      return exactMonthlyCost(purchase, loanOf(purchase), situation) - cap.cents - halfCent;
    },
  };
  const found = highestPrice([payment, ...bounds], figureLimits.priceCents);
  const { cashCents } = figures;
  if (cashCents === null || found.priceCents === 0) return found;
  // Counting the cash takes longest, so it is checked only for prices that everything else allows.
  const enoughCash: Bound = {
    limit: 'cash',
    excess(priceCents) {
      const purchase = purchaseAt(priceCents, figures);
      const loan = loanOf(purchase);
      const monthlyCents = monthlyCost(purchase, loan, situation).totalCents;
      return cash.expected({ purchase, principalCents: loan.loan.principalCents, monthlyCents }) - cashCents;
    },
  };
  const within = highestPrice([enoughCash], found.priceCents);
  return within.binding === 'cash' ? within : found;
}

/** A payment fits its cap if it exceeds it by less than this: the same to the cent. */
const halfCent = 0.5;
const wholeInBasisPoints = 10_000;
const yearInBasisPoints = 12 * wholeInBasisPoints;

function headline(level: AffordabilityLevel, programs: readonly ProgramResult[]): Headline | null {
  let best: Headline | null = null;
  let bestRank = 0;
  for (const { program, status, offers } of programs) {
    const offer = offers[level];
    if (!offer || status === 'unavailable') continue;
    const { priceCents, monthly, binding } = offer;
    // An open program that finances nothing says less than one that has to be checked first.
    const rank = (priceCents > 0 ? 2 : 0) + (status === 'available' ? 1 : 0);
    if (best && (rank < bestRank || (rank === bestRank && priceCents <= best.priceCents))) continue;
    best = { program, priceCents, monthlyCents: monthly.totalCents, binding };
    bestRank = rank;
  }
  return best;
}

function notesOn({ propertyType, monthlyHoaCents, residency }: BuyerFigures): Note[] {
  const found: Note[] = [];
  if (propertyType === 'condo' && monthlyHoaCents === 0) found.push('condo-needs-hoa');
  if (residency === 'foreign_national') found.push('foreign-national-loan');
  return found;
}

const perLevel = <Value>(at: (level: AffordabilityLevel) => Value) =>
  Object.fromEntries(affordabilityLevels.map((level) => [level, at(level)])) as Record<AffordabilityLevel, Value>;

const offersOf = (search: Search): ProgramResult['offers'] => perLevel((level) => offerAt(level, search));

const noOffers: ProgramResult['offers'] = perLevel(() => null);

const noSpread = { lowCents: 0, expectedCents: 0, highCents: 0 };

/** No price at all. */
const nothing: Omit<Offer, 'capCents' | 'binding'> = {
  priceCents: 0,
  downPaymentCents: 0,
  loanCents: 0,
  financedFeeCents: 0,
  monthly: {
    principalAndInterestCents: 0,
    propertyTaxCents: 0,
    homeInsuranceCents: 0,
    mortgageInsuranceCents: 0,
    hoaCents: 0,
    floodInsuranceCents: 0,
    totalCents: 0,
  },
  frontRatioBasisPoints: null,
  backRatioBasisPoints: null,
  cash: {
    downPaymentCents: 0,
    closingCosts: noSpread,
    prepaids: noSpread,
    beforeClosing: noSpread,
    dueAtClosing: noSpread,
    outOfPocket: noSpread,
    reservesCents: 0,
  },
};
