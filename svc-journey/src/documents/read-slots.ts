import type {
  Condition,
  DocumentSlot,
  FinancialProfile,
  Home,
  InspectionView,
  LoanProgram,
  PolicyRow,
  PreApprovalInfo,
  PurchaseTerms,
} from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { mayHaveHoa } from '../homes/index.js';
import { dayOf } from '../policy/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import type { NamedBuyer } from './hints.js';
import { listSlots, type SlotContents } from './slots/list-slots.js';
import type { SlotCircumstances } from './slots/slots-for.js';

/** What the other modules know of a buyer and the purchase. */
export interface SlotReads {
  readonly now: () => Date;
  readonly readProfile: (userId: string) => Promise<FinancialProfile>;
  /** `undefined` before the first answer. */
  readonly findApplicant: (userId: string) => Promise<Pick<PreApprovalInfo, 'lastName' | 'propertyUse'> | undefined>;
  readonly readBuyerPlan: (userId: string) => Promise<{ readonly program: LoanProgram }>;
  readonly isPayingCash: (userId: string) => Promise<boolean>;
  readonly readShownContract: (userId: string) => Promise<ShownContract | undefined>;
  readonly readHome: (
    userId: string,
    homeId: string,
    transaction?: Transaction,
  ) => Promise<Pick<Home, 'hoaMonthlyCents' | 'propertyType'> | undefined>;
  readonly readInspection: (userId: string) => Promise<Pick<InspectionView, 'home' | 'addOns' | 'loanType'>>;
  /** What the lender asks for. */
  readonly listConditions: (userId: string) => Promise<readonly Pick<Condition, 'text'>[]>;
}

/** The documents that the journey asks a buyer for, where each stands, and the rows that this rests on. */
export async function readSlots(
  reads: SlotReads,
  userId: string,
  contents: SlotContents,
): Promise<{ readonly slots: readonly DocumentSlot[]; readonly policyRows: readonly PolicyRow[] }> {
  return listSlots(await readCircumstances(reads, userId), contents);
}

/** Whose name a document should have. */
export async function readBuyerName(
  { findApplicant, readProfile }: Pick<SlotReads, 'findApplicant' | 'readProfile'>,
  userId: string,
): Promise<NamedBuyer | undefined> {
  const [applicant, { income }] = await Promise.all([findApplicant(userId), readProfile(userId)]);
  return applicant && { lastName: applicant.lastName, hasCoBorrower: (income?.borrowers.length ?? 0) > 1 };
}

async function readCircumstances(reads: SlotReads, userId: string): Promise<SlotCircumstances> {
  const { now, readHome } = reads;
  const [profile, applicant, plan, payingCash, shown, inspection, conditions] = await Promise.all([
    reads.readProfile(userId),
    reads.findApplicant(userId),
    reads.readBuyerPlan(userId),
    reads.isPayingCash(userId),
    reads.readShownContract(userId),
    reads.readInspection(userId),
    reads.listConditions(userId),
  ]);
  const terms = shown?.contract.terms;
  const home = terms?.homeId ? await readHome(userId, terms.homeId) : undefined;
  return {
    today: dayOf(now()),
    profile,
    propertyUse: applicant?.propertyUse ?? '',
    payingCash,
    program: programOf(inspection.loanType, plan.program),
    terms,
    yearBuilt: inspection.home.yearBuilt,
    addOns: inspection.addOns,
    mayHaveAssociation: (home !== undefined && mayHaveHoa(home)) || hasWindowForHoa(terms),
    conditions,
  };
}

/** A contract that gives days for the association’s documents says that there is one, even if they were waived. */
const hasWindowForHoa = (terms: PurchaseTerms | undefined): boolean =>
  terms !== undefined && terms.contingencies.hoa.kind !== 'none';

/** Of the chosen Loan Estimate. Its form has loans by USDA and others under one name. */
function programOf(loanType: InspectionView['loanType'], planned: LoanProgram): LoanProgram | undefined {
  if (loanType === null) return planned;
  return loanType === 'other' ? undefined : loanType;
}
