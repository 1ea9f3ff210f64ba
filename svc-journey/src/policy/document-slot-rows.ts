import type {
  AddOnInspection,
  DocumentSlotKey,
  DocumentStage,
  LoanProgram,
  UsStateCode,
} from '@hearthway/contracts/journey';
import {
  cited,
  count,
  generalPractice,
  row,
  rowsOn,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

/** Whose purchase it is for. Everything that is named has to be true; nothing named is everyone. */
export interface SlotCondition {
  readonly financing?: 'loan' | 'cash';
  /** Only with a home under contract, or after it. */
  readonly underContract?: true;
  /** Of the home under contract. */
  readonly states?: readonly UsStateCode[];
  readonly programs?: readonly LoanProgram[];
  /** Only for homes older than the year in that row. */
  readonly builtBefore?: 'home/lead-paint/built-before';
  /** Only if the home calls for that inspection, or the buyer ordered it. */
  readonly inspection?: AddOnInspection;
  /** Only for a home that may have an association. */
  readonly association?: true;
  /** Only if the lender asks for it in a condition. */
  readonly asked?: true;
}

export interface SlotText {
  readonly name: string;
  /** One sentence. */
  readonly why: string;
  readonly neededBy: string;
}

export interface SlotRule extends SlotText {
  readonly when: SlotCondition;
}

/** Which `paper/age/…` row says how long a document is good. */
export type SlotAge = 'pay_stub' | 'bank_statement' | 'proof_of_funds';

/** A document that stages ask for. `value` is how many files it usually takes. */
export interface DocumentSlotRow extends PolicyRow<`document-slot/${string}`> {
  readonly slot: DocumentSlotKey;
  readonly stages: readonly DocumentStage[];
  /** What there is one of, so that the files are counted for each; `undefined` if it is one purchase. */
  readonly each: 'borrower' | 'condition' | undefined;
  readonly ages: SlotAge | undefined;
  /** `undefined` for the papers of a pre-approval, whose own rules say who needs them and why. */
  readonly rule: SlotRule | undefined;
}

interface SlotFacts extends Partial<Pick<DocumentSlotRow, 'each' | 'ages'>> {
  readonly stages: readonly DocumentStage[];
  readonly files?: number;
  readonly source?: PolicySource;
  /** For the second and further rows of a slot. */
  readonly variant?: string;
}

function slotRow(slot: DocumentSlotKey, facts: SlotFacts, rule?: SlotRule): DocumentSlotRow {
  const { stages, files = 1, each, ages, source = generalPractice, variant } = facts;
  const name = [slot.replaceAll('_', ' '), variant].filter(Boolean).join(', ');
  return {
    ...row(
      `document-slot/${[slot, variant].filter(Boolean).join('/')}`,
      `Files that a document usually takes: ${name}`,
      count(files),
      source,
      [1, files * 3],
    ),
    ...{ slot, stages, each, ages, rule },
  };
}

const inForce = ['2026-01-01'] as const;
const leadRule = cited(
  'Code of Federal Regulations, 40 CFR part 745 subpart F: disclosure of lead-based paint',
  'https://www.ecfr.gov/current/title-40/chapter-I/subchapter-R/part-745/subpart-F',
  inForce,
);
const disclosureRule = cited(
  'Consumer Financial Protection Bureau, 12 CFR 1026.19(f): Closing Disclosure three business days before closing',
  'https://www.ecfr.gov/current/title-12/section-1026.19',
  inForce,
);
const estimateRule = cited(
  'Consumer Financial Protection Bureau, 12 CFR 1026.19(e): Loan Estimate three business days after the application',
  'https://www.ecfr.gov/current/title-12/section-1026.19',
  inForce,
);
const escrowRule = cited(
  'Consumer Financial Protection Bureau, 12 CFR 1024.17(g): initial escrow account statement',
  'https://www.ecfr.gov/current/title-12/section-1024.17',
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
const fhaClause = cited(
  'HUD Handbook 4000.1: amendatory clause of FHA loans',
  'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
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
const texasSurvey = cited(
  'Texas Real Estate Commission: One to Four Family Residential Contract (Resale), paragraph 6C, survey',
  'https://www.trec.texas.gov/forms/one-four-family-residential-contract-resale',
  inForce,
);

/** Under the name that each state uses for it. */
const sellerForms: readonly (readonly [state: UsStateCode, form: string, source: PolicySource])[] = [
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
    'Seller’s Property Disclosure and Flood Disclosure',
    cited(
      'Florida Statutes 689.302: disclosure of flood risks; sellers have to tell other hidden defects that they know',
      'https://www.flsenate.gov/Laws/Statutes/2024/689.302',
      inForce,
    ),
  ],
];

const sellerDisclosure = (name: string, states?: readonly UsStateCode[]): SlotRule => ({
  name,
  why: 'It says what the seller knows about the home: read it beside the inspection report.',
  neededBy: 'You',
  when: { underContract: true, ...(states && { states }) },
});

const disclosureStages = ['contract', 'inspection'] as const;
const sellerDisclosures = [
  ...sellerForms.map(([state, form, source]) =>
    slotRow(
      'seller_disclosure',
      { stages: disclosureStages, source, variant: state },
      sellerDisclosure(`The seller’s disclosure: ${form}`, [state]),
    ),
  ),
  // Of the other states.
  slotRow(
    'seller_disclosure',
    { stages: disclosureStages },
    sellerDisclosure('The seller’s disclosure of the home’s condition'),
  ),
];

/** What each stage asks for, of whom, and how many files it takes. The first row of a slot that fits is the one that counts. */
export const documentSlotRows: readonly DocumentSlotRow[] = [
  slotRow('photo_id', { stages: ['pre-approval', 'closing'], each: 'borrower' }),
  slotRow('pay_stubs', {
    stages: ['pre-approval', 'application', 'underwriting'],
    files: 2,
    each: 'borrower',
    ages: 'pay_stub',
  }),
  slotRow('w2_forms', { stages: ['pre-approval', 'application'], files: 2, each: 'borrower' }),
  slotRow('forms_1099', { stages: ['pre-approval', 'application'], files: 2 }),
  slotRow('tax_returns', { stages: ['pre-approval', 'application'], files: 2 }),
  slotRow('profit_and_loss', { stages: ['pre-approval', 'application'] }),
  slotRow('award_letters', { stages: ['pre-approval', 'application'] }),
  slotRow('support_order', { stages: ['pre-approval', 'application'] }),
  slotRow('bank_statements', {
    stages: ['pre-approval', 'application', 'underwriting'],
    files: 2,
    ages: 'bank_statement',
  }),
  slotRow('retirement_statement', { stages: ['pre-approval', 'application'] }),
  slotRow('gift_letter', { stages: ['pre-approval', 'application', 'underwriting'] }),
  slotRow('rent_history', { stages: ['pre-approval'] }),
  slotRow('student_loan_letter', { stages: ['pre-approval', 'application'] }),
  slotRow('support_paid', { stages: ['pre-approval', 'application'] }),
  slotRow('other_mortgage', { stages: ['pre-approval', 'application'] }),
  slotRow('lease', { stages: ['pre-approval', 'application'] }),
  slotRow('statement_of_service', { stages: ['pre-approval', 'application'] }),
  slotRow('discharge_papers', { stages: ['pre-approval', 'application'] }),
  slotRow('spouse_eligibility', { stages: ['pre-approval', 'application'] }),
  slotRow('proof_of_funds', { stages: ['pre-approval', 'contract'], ages: 'proof_of_funds' }),
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
      why: 'In Colorado, every deadline of your contract is in it.',
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
  ...sellerDisclosures,
  slotRow(
    'lead_disclosure',
    { stages: ['contract'], source: leadRule },
    {
      name: 'The signed lead-paint disclosure',
      why: 'The seller of a home this old has to give it to you before you are bound.',
      neededBy: 'Seller and you',
      when: { underContract: true, builtBefore: 'home/lead-paint/built-before' },
    },
  ),
  slotRow(
    'hoa_documents',
    { stages: ['contract', 'underwriting'] },
    {
      name: 'The documents of the condominium or homeowners association',
      why: 'Rules, budget, reserves, and minutes say what you will pay and may do, and lenders check the project.',
      neededBy: 'You and your lender',
      when: { underContract: true, association: true },
    },
  ),
  slotRow(
    'loan_clause',
    { stages: ['contract', 'application'], source: vaClause, variant: 'va' },
    {
      name: 'The signed VA escape clause',
      why: 'It lets you leave with your deposit if the value is below the price.',
      neededBy: 'Lender',
      when: { underContract: true, financing: 'loan', programs: ['va'] },
    },
  ),
  slotRow(
    'loan_clause',
    { stages: ['contract', 'application'], source: fhaClause, variant: 'fha' },
    {
      name: 'The signed FHA amendatory clause',
      why: 'It lets you leave with your deposit if the value is below the price.',
      neededBy: 'Lender',
      when: { underContract: true, financing: 'loan', programs: ['fha'] },
    },
  ),
  slotRow(
    'loan_estimate',
    { stages: ['application'], source: estimateRule },
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
    { stages: ['inspection'], source: floridaMitigation },
    {
      name: 'The wind mitigation report',
      why: 'Florida insurers have to give discounts for what it shows.',
      neededBy: 'Insurer',
      when: { underContract: true, inspection: 'wind' },
    },
  ),
  slotRow(
    'four_point',
    { stages: ['inspection'] },
    {
      name: 'The four-point report: roof, electric, plumbing, air',
      why: 'Most Florida insurers ask for it before they insure an older home.',
      neededBy: 'Insurer',
      when: { underContract: true, inspection: 'four_point' },
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
    'insurance_binder',
    { stages: ['closing'], variant: 'cash' },
    {
      name: 'Your home insurance policy',
      why: 'The home is yours from the day you get the keys, so have it in force by then.',
      neededBy: 'You',
      when: { underContract: true, financing: 'cash' },
    },
  ),
  slotRow(
    'title_commitment',
    { stages: ['underwriting', 'closing'] },
    {
      name: 'The title commitment',
      why: 'It lists what the title policy won’t insure.',
      neededBy: 'Title company and you',
      when: { underContract: true },
    },
  ),
  slotRow(
    'survey',
    { stages: ['contract', 'closing'], source: texasSurvey },
    {
      name: 'The survey, or the seller’s survey with its affidavit (T-47)',
      why: 'It shows where the land ends and what crosses it; your contract says who gets it, and by when.',
      neededBy: 'Title company and lender',
      when: { underContract: true, states: ['TX'] },
    },
  ),
  slotRow(
    'deposit_letter',
    { stages: ['underwriting'] },
    {
      name: 'Your letter on large deposits, with a paper that shows where each came from',
      why: 'The lender wants to know that it isn’t another loan.',
      neededBy: 'Lender’s underwriter',
      when: { underContract: true, financing: 'loan', asked: true },
    },
  ),
  slotRow(
    'lender_request',
    { stages: ['underwriting'], each: 'condition' },
    {
      name: 'What your lender asks for besides',
      why: 'You noted it among the conditions of your loan.',
      neededBy: 'Lender’s underwriter',
      when: { underContract: true, financing: 'loan', asked: true },
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
    'escrow_statement',
    { stages: ['closing'], source: escrowRule },
    {
      name: 'The initial escrow statement, unless you pay taxes and insurance yourself',
      why: 'It shows month by month what goes to taxes and insurance.',
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
    { stages: ['closing'], files: 2 },
    {
      name: 'Copies of the signed note, and of the deed of trust or mortgage',
      why: 'They say what you owe: keep them as long as the loan.',
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

/** In force on a day (YYYY-MM-DD), in the order of the journey. */
export const documentSlotRowsOn = (date: string): readonly DocumentSlotRow[] => [
  ...rowsOn<DocumentSlotRow>(date, documentSlotRows).values(),
];
