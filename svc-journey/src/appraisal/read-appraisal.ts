import {
  appraisalComparable,
  appraisalLimits,
  emptyAppraisal,
  usedReport,
  valueOf,
  type AppraisalComparable,
  type AppraisalEntry,
  type AppraisalView,
  type Offer,
} from '@hearthway/contracts/journey';
import { rowReader } from '@hearthway/contracts/policy';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { addBusinessDays, isGeneralBusinessDay } from '../deadlines/index.js';
import { writePdf } from '../pdf/index.js';
import { rowsToday } from '../policy/index.js';
import { closingDayOf, type ShownContract } from '../purchase-contract/index.js';
import type { AppraisalDependencies } from './dependencies.js';
import { solveGap } from './gap-solver.js';
import { costOfLeaving, windowOf } from './leaving.js';
import { plannedLoanOf } from './planned-loan.js';
import { isSettled } from './settled.js';
import { valueRequestDocument } from './value-request-document.js';

/** The appraisal of the home under contract, or of the last that the buyer closed on; empty without either. */
export async function readAppraisal(dependencies: AppraisalDependencies, userId: string): Promise<AppraisalView> {
  const { store, readShownContract, readChosenEstimate, readBuyerPlan, listOffers, now } = dependencies;
  const rows = rowReader(rowsToday(dependencies).rows);
  // The guide tells them before there is an appraisal, too.
  for (const key of quoted) rows.findRow(key);
  const shown = await readShownContract(userId);
  if (!shown) return { ...noAppraisal, policyRows: [...rows.used()] };
  const { contract, deadlines } = shown;
  const { terms } = contract;
  const [{ version, updatedAt, entry }, estimate, { program, figures }, offers] = await Promise.all([
    store.find(userId, contract.id),
    readChosenEstimate(userId, contract.id),
    readBuyerPlan(userId),
    listOffers(userId),
  ]);
  const isCash = terms.financing === 'cash';
  const buyer = figures ?? unknownBuyer;
  const { creditScore, vaFundingFee: fundingFeeUse } = buyer;
  const planned = { entry, priceCents: terms.priceCents, estimate, program, creditScore, fundingFeeUse };
  const loan = isCash ? null : plannedLoanOf(planned, rows);
  const value = knownValue(entry, terms.priceCents);
  const offer = acceptedOffer(shown, offers);
  const gap = value !== null && value.gapCents > 0 && (loan !== null || isCash) ? value : null;
  return {
    contract,
    appraisal: { version, updatedAt, ...entry },
    value,
    loanType: isCash ? null : (entry.loan?.program ?? estimate?.loanType ?? null),
    loan,
    solution: gap && {
      ...solveGap({ priceCents: terms.priceCents, valueCents: gap.valueCents, loan, buyer }, rows),
      cancel: costOfLeaving({
        terms,
        deadlines,
        program: loan?.program ?? null,
        gapCents: gap.gapCents,
        promisedCents: offer?.promisedCents ?? 0,
        now: now(),
      }),
    },
    settled: isSettled(entry, terms),
    window: windowOf('appraisal', deadlines, now()),
    copyBy: isCash ? null : addBusinessDays(closingDayOf(shown), -rows.value(copyDays), isGeneralBusinessDay),
    offer,
    policyRows: [...rows.used()],
  };
}

/** Of the home of one contract; `null` while it isn’t known. */
export async function readAppraisedValue(
  { store }: Pick<AppraisalDependencies, 'store'>,
  { userId, contractId }: Readonly<Record<'userId' | 'contractId', string>>,
  transaction: Transaction | null,
): Promise<number | null> {
  const report = usedReport((await store.find(userId, contractId, transaction)).entry);
  return report ? valueOf(report) : null;
}

/** @throws AppError `contract.not-found`, `appraisal.nothing-asked` */
export async function printValueRequest(
  { store, readShownContract, readApplication, now }: AppraisalDependencies,
  userId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const shown = await readShownContract(userId);
  if (!shown) {
    throw new AppError('contract.not-found', 'You have no home under contract. Please load the page again.');
  }
  const { id, terms } = shown.contract;
  const [{ entry }, { lender }] = await Promise.all([store.find(userId, id), readApplication(userId, id)]);
  const report = usedReport(entry);
  if (!report || report.request.errors.length + report.request.comparables.length === 0) {
    throw new AppError('appraisal.nothing-asked', 'Add an error in the report or a sale first, and save it');
  }
  return writePdf(valueRequestDocument({ terms, report, lender, writtenAt: now() }));
}

const copyDays = 'deadline/federal/appraisal-copy';
/** Rows that the page quotes. */
const quoted = [
  'appraisal/request/count',
  'appraisal/request/comparables',
  'va/tidewater-days',
  'closing/appraisal',
  copyDays,
] as const;

const noAppraisal: Omit<AppraisalView, 'policyRows'> = {
  contract: null,
  appraisal: { version: 0, updatedAt: null, ...emptyAppraisal },
  value: null,
  loanType: null,
  loan: null,
  solution: null,
  settled: false,
  window: null,
  copyBy: null,
  offer: null,
};

/** Without a plan in the profile. */
const unknownBuyer = {
  propertyType: null,
  propertyUse: null,
  units: 1,
  firstTimeBuyer: null,
  creditScore: null,
  vaFundingFee: 'first',
} as const;

function knownValue(entry: AppraisalEntry, priceCents: number): AppraisalView['value'] {
  const report = usedReport(entry);
  const valueCents = report ? valueOf(report) : null;
  if (!report || valueCents === null) return null;
  return { reportId: report.id, valueCents, gapCents: Math.max(0, priceCents - valueCents) };
}

function acceptedOffer({ contract }: ShownContract, offers: readonly Offer[]): AppraisalView['offer'] {
  const offer = offers.find(({ id }) => id === contract.offerId);
  if (!offer) return null;
  return {
    promisedCents: offer.terms.appraisalGapCents,
    comparables: offer.comparables.flatMap(toComparable).slice(0, appraisalLimits.comparables),
  };
}

/** Older offers may have notes that no lender should get, such as an account number. A sale comes without it then. */
function toComparable({ address, priceCents, soldOn, squareFeet, note }: Offer['comparables'][number]) {
  const sale: AppraisalComparable = { address, priceCents, soldOn, squareFeet, note };
  return [sale, { ...sale, note: '' }].filter((one) => appraisalComparable.safeParse(one).success).slice(0, 1);
}
