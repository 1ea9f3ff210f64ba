import type { DocumentSlotKey, DocumentStage } from '@hearthway/contracts/journey';
import {
  cited,
  count,
  generalPractice,
  holdsOn,
  row,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

/** Whose purchase it is for. Everything that is named has to be true; nothing named is everyone. */
export interface SlotCondition {
  readonly states?: readonly string[];
  readonly financing?: 'loan' | 'cash';
  /** Only with a home under contract. */
  readonly underContract?: true;
  readonly builtBefore?: number;
  /** Only for those who can have a VA loan. */
  readonly served?: true;
  /** Only with money as a gift. */
  readonly gift?: true;
}

/** A paper that a stage asks for. `value` is how many files it usually takes; `each`: for every borrower with such income. */
export interface DocumentSlotRow extends PolicyRow<`document-slot/${string}`> {
  readonly slot: DocumentSlotKey;
  readonly stages: readonly DocumentStage[];
  readonly each: boolean;
  /** Which row says how old it may be. */
  readonly ages: 'pay_stub' | 'bank_statement' | undefined;
  /** `undefined` for the papers of a pre-approval, whose own rules say who needs them. */
  readonly rule: SlotRule | undefined;
}

export interface SlotRule extends SlotText {
  readonly when: SlotCondition;
}

interface SlotText {
  readonly name: string;
  readonly why: string;
  readonly neededBy: string;
}

interface SlotFacts {
  readonly stages: readonly DocumentStage[];
  readonly wanted?: number;
  readonly each?: boolean;
  readonly ages?: 'pay_stub' | 'bank_statement';
  readonly source?: PolicySource;
  readonly variant?: string;
}

function slotRow(slot: DocumentSlotKey, facts: SlotFacts, rule?: SlotRule): DocumentSlotRow {
  const { stages, wanted = 1, each = false, ages, source = generalPractice, variant } = facts;
  const key = variant ? `${slot}/${variant}` : slot;
  const range = source === generalPractice ? ([1, Math.max(wanted, 1) * 2] as const) : undefined;
  const name = `Papers: ${rule?.name ?? slot.replaceAll('_', ' ')}, files`;
  const figures = row(`document-slot/${key}`, name, count(wanted), source, range);
  return { ...figures, slot, stages, each, ages, rule };
}

/** One of the papers that `papersFor` lists, which has its own rule and text. */
const paper = (slot: DocumentSlotKey, facts: Partial<SlotFacts> = {}): DocumentSlotRow =>
  slotRow(slot, { stages: ['pre-approval'], ...facts });

const inForce = ['2026-01-01'] as const;
const leadRule = cited(
  'EPA and HUD, 24 CFR 35 subpart A: lead-based paint disclosure for homes built before 1978',
  'https://www.ecfr.gov/current/title-24/subtitle-A/part-35/subpart-A',
  inForce,
);
const disclosureRule = cited(
  'Consumer Financial Protection Bureau, 12 CFR 1026.19(f): Closing Disclosure three business days before closing',
  'https://www.ecfr.gov/current/title-12/section-1026.19',
  inForce,
);
const appraisalCopyRule = cited(
  'Consumer Financial Protection Bureau, Regulation B, 12 CFR 1002.14: copy of the appraisal',
  'https://www.ecfr.gov/current/title-12/section-1002.14',
  inForce,
);
const vaClause = cited(
  '38 CFR 36.4303(k): escape clause of VA loans',
  'https://www.ecfr.gov/current/title-38/section-36.4303',
  inForce,
);
const floridaMitigation = cited(
  'Florida Statutes 627.711: uniform mitigation verification inspection form (OIR-B1-1802)',
  'https://www.floir.com/property-casualty/wind-mitigation-resources',
  inForce,
);
const coloradoContract = cited(
  'Colorado Division of Real Estate: Contract to Buy and Sell, section 3, dates, deadlines, and applicability',
  'https://dre.colorado.gov/real-estate-broker-contracts-and-forms',
  inForce,
);

const sellerForms: readonly (readonly [state: string, form: string, source: PolicySource])[] = [
  [
    'TX',
    'Seller’s Disclosure Notice',
    cited(
      'Texas Property Code 5.008: seller’s disclosure of property condition',
      'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.5.htm',
      inForce,
    ),
  ],
  [
    'AZ',
    'Seller’s Property Disclosure Statement (SPDS)',
    cited(
      'Arizona Department of Real Estate: buyer advisory, seller’s property disclosure statement',
      'https://azre.gov/consumers/property-buyers-checklist-home-or-land',
      inForce,
    ),
  ],
  [
    'NV',
    'Seller’s Real Property Disclosure Form (547)',
    cited(
      'Nevada Revised Statutes 113.130: seller’s disclosure',
      'https://www.leg.state.nv.us/nrs/nrs-113.html',
      inForce,
    ),
  ],
  [
    'CO',
    'Seller’s Property Disclosure',
    cited(
      'Colorado Division of Real Estate: seller’s property disclosure (residential)',
      'https://dre.colorado.gov/real-estate-broker-contracts-and-forms',
      inForce,
    ),
  ],
  [
    'TN',
    'Residential Property Condition Disclosure',
    cited(
      'Tennessee Code 66-5-202: residential property disclosure',
      'https://www.tn.gov/commerce/regboards/trec.html',
      inForce,
    ),
  ],
  [
    'FL',
    'Seller’s property disclosure',
    cited(
      'Florida Realtors: duty to disclose (Johnson v. Davis)',
      'https://www.floridarealtors.org/law-ethics',
      inForce,
    ),
  ],
];

const disclosureSlots = sellerForms.map(([state, form, source]) =>
  slotRow(
    'seller_disclosure',
    { stages: ['contract', 'inspection'], source, variant: state },
    {
      name: `The seller’s disclosure: ${form}`,
      why: 'It says what the seller knows about the home. Read it beside the inspection report.',
      neededBy: 'You',
      when: { underContract: true, states: [state] },
    },
  ),
);

/** The papers of a purchase: which stage asks for them, of whom, and how many. */
export const documentSlotRows: readonly DocumentSlotRow[] = [
  paper('photo_id', { stages: ['pre-approval', 'closing'], each: true }),
  paper('pay_stubs', { stages: ['pre-approval', 'underwriting'], each: true, ages: 'pay_stub' }),
  paper('w2_forms', { stages: ['pre-approval', 'application'], wanted: 2, each: true }),
  paper('forms_1099', { stages: ['pre-approval', 'application'], wanted: 2 }),
  paper('tax_returns', { stages: ['pre-approval', 'application'], wanted: 2 }),
  paper('profit_and_loss'),
  paper('award_letters'),
  paper('support_order'),
  paper('bank_statements', {
    stages: ['pre-approval', 'application', 'underwriting'],
    wanted: 2,
    ages: 'bank_statement',
  }),
  paper('retirement_statement', { stages: ['pre-approval', 'application'] }),
  paper('gift_letter', { stages: ['pre-approval', 'underwriting'] }),
  paper('rent_history'),
  paper('student_loan_letter'),
  paper('support_paid'),
  paper('other_mortgage', { stages: ['pre-approval', 'application'] }),
  paper('lease', { stages: ['pre-approval', 'application'] }),
  paper('statement_of_service'),
  paper('discharge_papers'),
  paper('spouse_eligibility'),
  slotRow(
    'pre_approval_letter',
    { stages: ['pre-approval', 'contract'] },
    {
      name: 'Your pre-approval letter',
      why: 'Most sellers want to see it with an offer.',
      neededBy: 'Seller',
      when: { financing: 'loan' },
    },
  ),
  slotRow(
    'proof_of_funds',
    { stages: ['pre-approval', 'contract'], ages: 'bank_statement' },
    {
      name: 'Proof of funds: a bank letter or statement',
      why: 'With a cash offer, sellers want to see the money.',
      neededBy: 'Seller',
      when: { financing: 'cash' },
    },
  ),
  slotRow(
    'purchase_contract',
    { stages: ['contract', 'application'] },
    {
      name: 'The signed purchase contract, all pages and addenda',
      why: 'Lender and title company begin with it.',
      neededBy: 'Lender and title company',
      when: { underContract: true },
    },
  ),
  slotRow(
    'dates_and_deadlines',
    { stages: ['contract'], source: coloradoContract },
    {
      name: 'The dates and deadlines table of your contract',
      why: 'In Colorado, a deadline that is missed by a minute is missed.',
      neededBy: 'You',
      when: { underContract: true, states: ['CO'] },
    },
  ),
  slotRow(
    'earnest_money_receipt',
    { stages: ['contract', 'application'] },
    {
      name: 'The receipt for your earnest money, and proof that it left your account',
      why: 'It shows that you paid on time, and where the money came from.',
      neededBy: 'Lender’s underwriter',
      when: { underContract: true },
    },
  ),
  ...disclosureSlots,
  slotRow(
    'lead_disclosure',
    { stages: ['contract'], source: leadRule },
    {
      name: 'The signed lead-paint disclosure',
      why: 'Sellers of homes from before 1978 have to give it to you before you are bound.',
      neededBy: 'Seller and you',
      when: { underContract: true, builtBefore: 1978 },
    },
  ),
  slotRow(
    'loan_clause',
    { stages: ['application'], source: vaClause },
    {
      name: 'The signed VA escape clause',
      why: 'It lets you leave with your deposit if the value is below the price.',
      neededBy: 'Lender',
      when: { underContract: true, financing: 'loan', served: true },
    },
  ),
  slotRow(
    'loan_estimate',
    { stages: ['application'] },
    {
      name: 'The Loan Estimates that lenders sent you',
      why: 'The Closing Disclosure is compared with the one you choose.',
      neededBy: 'You',
      when: { underContract: true, financing: 'loan' },
    },
  ),
  slotRow(
    'inspection_report',
    { stages: ['inspection'] },
    {
      name: 'The inspection report',
      why: 'Your request to the seller is based on it.',
      neededBy: 'You',
      when: { underContract: true },
    },
  ),
  slotRow(
    'wind_mitigation',
    { stages: ['inspection', 'underwriting'], source: floridaMitigation },
    {
      name: 'The wind mitigation report',
      why: 'Florida insurers have to give discounts for what it shows.',
      neededBy: 'Insurer',
      when: { underContract: true, states: ['FL'] },
    },
  ),
  slotRow(
    'four_point',
    { stages: ['inspection', 'underwriting'] },
    {
      name: 'The four-point inspection: roof, electric, plumbing, air',
      why: 'Most Florida insurers ask for it for an older home.',
      neededBy: 'Insurer',
      when: { underContract: true, states: ['FL'], builtBefore: 2007 },
    },
  ),
  slotRow(
    'repair_request',
    { stages: ['inspection'] },
    {
      name: 'Your request to the seller, and the signed answer',
      why: 'At the walk-through, you check what was agreed.',
      neededBy: 'You',
      when: { underContract: true },
    },
  ),
  slotRow(
    'appraisal_report',
    { stages: ['underwriting'], source: appraisalCopyRule },
    {
      name: 'Your copy of the appraisal',
      why: 'Your lender has to send it at least three business days before closing.',
      neededBy: 'You',
      when: { underContract: true, financing: 'loan' },
    },
  ),
  slotRow(
    'insurance_binder',
    { stages: ['underwriting', 'closing'] },
    {
      name: 'The home insurance binder, and proof of the first year’s payment',
      why: 'No loan closes without it.',
      neededBy: 'Lender’s underwriter',
      when: { underContract: true, financing: 'loan' },
    },
  ),
  slotRow(
    'title_commitment',
    { stages: ['underwriting', 'closing'] },
    {
      name: 'The title commitment',
      why: 'It lists what the title policy will not insure.',
      neededBy: 'Title company and you',
      when: { underContract: true },
    },
  ),
  slotRow(
    'deposit_letter',
    { stages: ['underwriting'] },
    {
      name: 'A letter on large deposits, with a paper that shows where each came from',
      why: 'The lender wants to know that it isn’t another loan.',
      neededBy: 'Lender’s underwriter',
      when: { underContract: true, financing: 'loan', gift: true },
    },
  ),
  slotRow(
    'closing_disclosure',
    { stages: ['closing'], source: disclosureRule },
    {
      name: 'The Closing Disclosure',
      why: 'You get it three business days before closing, to compare with the Loan Estimate.',
      neededBy: 'You',
      when: { underContract: true, financing: 'loan' },
    },
  ),
  slotRow(
    'settlement_statement',
    { stages: ['closing'] },
    {
      name: 'The settlement statement of the title company',
      why: 'It shows every dollar of a cash purchase.',
      neededBy: 'You',
      when: { underContract: true, financing: 'cash' },
    },
  ),
  slotRow(
    'signed_note',
    { stages: ['closing'] },
    {
      name: 'Copies of the signed note and deed of trust or mortgage',
      why: 'They say what you owe. Keep them as long as the loan.',
      neededBy: 'You',
      when: { underContract: true, financing: 'loan' },
    },
  ),
  slotRow(
    'recorded_deed',
    { stages: ['closing'] },
    {
      name: 'The recorded deed',
      why: 'It comes from the county or the title company some weeks after closing.',
      neededBy: 'You',
      when: { underContract: true },
    },
  ),
  slotRow(
    'title_policy',
    { stages: ['closing'] },
    {
      name: 'The owner’s title policy',
      why: 'It protects you for as long as you own the home.',
      neededBy: 'You',
      when: { underContract: true },
    },
  ),
];

/** In force on a day (YYYY-MM-DD), in order. */
export const documentSlotRowsOn = (day: string): readonly DocumentSlotRow[] =>
  documentSlotRows.filter((candidate) => holdsOn(candidate, day));
