import {
  cited,
  count,
  generalPractice,
  holdsOn,
  row,
  secondary,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

/**
 * Whether a deadline on a weekend or holiday moves to the next business day. `always` and `never` hold whatever the contract
 * says; `usually` and `seldom` hold until it says otherwise.
 */
export type RollOver = 'always' | 'usually' | 'seldom' | 'never';

/** How one deadline is counted. `value` is the number of calendar days if the contract doesn’t give another. */
export interface DeadlineRow extends PolicyRow<`deadline/${string}`> {
  readonly title: string;
  /** The rule in plain English; the engine adds how it counted. */
  readonly text: string;
  /** On the property’s clock (`17:00`), if the contract doesn’t give another. */
  readonly time: string;
  readonly rollOver: RollOver;
  /** The form sets this deadline even if the contract’s terms don’t name it. */
  readonly setByForm: boolean;
}

interface Rule {
  readonly title: string;
  readonly days: number;
  readonly range?: readonly [low: number, high: number];
  readonly text: string;
  readonly time?: string;
  readonly rollOver?: RollOver;
  readonly setByForm?: boolean;
}

const endOfDay = '23:59';

function deadlineRow(key: string, source: PolicySource, rule: Rule): DeadlineRow {
  const { title, days, range, text, time = endOfDay, rollOver = 'seldom', setByForm = false } = rule;
  return { ...row(`deadline/${key}`, title, count(days), source, range), title, text, time, rollOver, setByForm };
}

const inForce = ['2026-01-01'] as const;
const texasForm = cited(
  'Texas Real Estate Commission: One to Four Family Residential Contract (Resale), paragraph 5',
  'https://www.trec.texas.gov/forms/one-four-family-residential-contract-resale',
  inForce,
);
const floridaForm = cited(
  'Florida Realtors and The Florida Bar: “AS IS” Residential Contract for Sale and Purchase',
  'https://www.floridarealtors.org',
  inForce,
);
const arizonaForm = cited(
  'Arizona Association of REALTORS: Residential Resale Real Estate Purchase Contract',
  'https://www.aaronline.com/2023/01/02/holidays-do-not-extend-the-inspection-period/',
  inForce,
);
const arizonaPapers = secondary(
  'Bonnie Burke: inspection and appraisal in Arizona',
  'https://bonnieburke.com/inspection-and-appraisal',
  inForce,
);
const coloradoForm = cited(
  'Colorado Division of Real Estate: Contract to Buy and Sell Real Estate (Residential), dates and deadlines',
  'https://dre.colorado.gov/real-estate-broker-contracts-and-forms',
  inForce,
);
const tennesseeForm = secondary(
  'Smooth TC: the inspection deadline in a Tennessee purchase contract',
  'https://smoothtc.com/post/navigating-the-inspection-deadline-period-in-a-tennessee-real-estate-contract',
  inForce,
);
const leadRule = cited(
  'Code of Federal Regulations, 40 CFR 745.110: ten days to test for lead paint',
  'https://www.ecfr.gov/current/title-40/section-745.110',
  inForce,
);
const disclosureRule = cited(
  'Consumer Financial Protection Bureau, Regulation Z, 12 CFR 1026.19(e) and (f)',
  'https://www.ecfr.gov/current/title-12/section-1026.19',
  inForce,
);
const creditRule = cited(
  'Consumer Financial Protection Bureau, Regulation B, 12 CFR 1002.9(a)',
  'https://www.ecfr.gov/current/title-12/section-1002.9',
  inForce,
);

const appraisalCopyRule = cited(
  'Consumer Financial Protection Bureau, Regulation B, 12 CFR 1002.14(a)',
  'https://www.ecfr.gov/current/title-12/section-1002.14',
  inForce,
);

const coloradoDate =
  'Colorado contracts name the date in their table of dates and deadlines. Without a time it ends at 11:59 PM, and a minute late counts as late.';

/** Deadlines of a contract by state: `general` is what is usual where we have no row of the state’s own. */
export const deadlineRows: readonly DeadlineRow[] = [
  deadlineRow('TX/earnest-money', texasForm, {
    title: 'Earnest money delivered',
    days: 3,
    text: 'The title company needs your earnest money within 3 days after the effective date. A last day on a weekend or legal holiday moves to the next business day.',
    time: '17:00',
    rollOver: 'always',
    setByForm: true,
  }),
  deadlineRow('TX/option-fee', texasForm, {
    title: 'Option fee delivered',
    days: 3,
    text: 'The title company needs your option fee within 3 days after the effective date, or you lose the right to leave. A last day on a weekend or legal holiday moves to the next business day.',
    time: '17:00',
    rollOver: 'always',
    setByForm: true,
  }),
  deadlineRow('TX/inspection', texasForm, {
    title: 'Option period ends',
    days: 7,
    text: 'Until this minute you may end the contract for any reason. The option period never moves for weekends or holidays.',
    time: '17:00',
    rollOver: 'never',
  }),
  deadlineRow('FL/earnest-money', floridaForm, {
    title: 'Initial deposit delivered',
    days: 3,
    text: 'The escrow agent needs your initial deposit within 3 days after the effective date. A last day on a weekend or national holiday moves to the next business day. We plan with 5:00 PM, the earlier reading.',
    time: '17:00',
    rollOver: 'usually',
    setByForm: true,
  }),
  deadlineRow('FL/inspection', floridaForm, {
    title: 'Inspection period ends',
    days: 15,
    text: 'Under the “AS IS” contract you may end it at your sole discretion until the inspection period ends: 15 days if the blank is empty. If your form’s weekend rule applies, a last day on a weekend or national holiday moves to the next business day. We plan with 5:00 PM, the earlier reading.',
    time: '17:00',
    rollOver: 'usually',
  }),
  deadlineRow('FL/title', floridaForm, {
    title: 'Title objections sent',
    days: 5,
    text: 'You have 5 days after you receive the title papers to object to a defect.',
    time: '17:00',
    rollOver: 'usually',
  }),
  deadlineRow('AZ/inspection', arizonaForm, {
    title: 'Inspection period ends',
    days: 10,
    text: 'Your inspection notice (BINSR) has to be delivered within 10 days after acceptance. Weekends and holidays count, and silence means that you accept the home as is.',
    rollOver: 'never',
  }),
  deadlineRow('AZ/resolution', arizonaForm, {
    title: 'Seller’s answer to your notice',
    days: 5,
    text: 'The seller has 5 days after your inspection notice to answer; this is the last possible day.',
    rollOver: 'never',
    setByForm: true,
  }),
  deadlineRow('AZ/hoa', arizonaPapers, {
    title: 'HOA documents reviewed',
    days: 5,
    range: [5, 5],
    text: 'You have 5 days after you receive the HOA’s papers to object.',
    rollOver: 'never',
  }),
  deadlineRow('NV/inspection', generalPractice, {
    title: 'Due diligence ends',
    days: 10,
    range: [7, 15],
    text: 'Your contract gives the days of due diligence, in which you may end it. In Nevada they are negotiated.',
    time: '17:00',
  }),
  ...(
    [
      ['earnest-money', 'Earnest money delivered', 3, [1, 5]],
      ['inspection', 'Inspection objection sent', 10, [7, 15]],
      ['resolution', 'Inspection resolution agreed', 3, [2, 7]],
      ['financing', 'New loan terms accepted', 30, [21, 35]],
      ['appraisal', 'Appraisal objection sent', 21, [14, 30]],
      ['title', 'Title objection sent', 10, [5, 14]],
      ['hoa', 'HOA documents objection sent', 10, [5, 14]],
      ['insurance', 'Property insurance objection sent', 14, [7, 21]],
    ] as const
  ).map(([key, title, days, range]) =>
    deadlineRow(`CO/${key}`, coloradoForm, { title, days, range, text: coloradoDate }),
  ),
  deadlineRow('TN/inspection', tennesseeForm, {
    title: 'Inspection period ends',
    days: 10,
    range: [7, 15],
    text: 'Your list of repairs, or your notice to end the contract, has to arrive within the inspection period. It counts from the Binding Agreement Date; a late notice means that you accept the home as is.',
  }),
  deadlineRow('TN/resolution', tennesseeForm, {
    title: 'Resolution period ends',
    days: 5,
    range: [2, 7],
    text: 'You and the seller agree on repairs within the resolution period, which follows the inspection period.',
  }),
  deadlineRow('TN/appraisal', generalPractice, {
    title: 'Appraisal done',
    days: 21,
    range: [14, 30],
    text: 'The appraisal has to be done by this day. After notice of a low value you usually have 3 days to go ahead without this right, or to end the contract.',
  }),
  deadlineRow('general/earnest-money', generalPractice, {
    title: 'Earnest money delivered',
    days: 3,
    range: [1, 5],
    text: 'Earnest money is usually due within 3 days. This is general practice, not a rule of your state.',
    time: '17:00',
    setByForm: true,
  }),
  deadlineRow('general/option-fee', generalPractice, {
    title: 'Due-diligence fee delivered',
    days: 3,
    range: [0, 5],
    text: 'This fee is usually due together with the earnest money. This is general practice, not a rule of your state.',
    time: '17:00',
    setByForm: true,
  }),
  ...(
    [
      ['inspection', 'Inspection period ends', 10, [7, 15], 'Inspect, and send your requests or your notice, by'],
      ['resolution', 'Agreement on repairs', 5, [2, 7], 'Agree with the seller on repairs by'],
      ['financing', 'Financing deadline', 25, [21, 30], 'Give notice if your loan is not approved by'],
      ['appraisal', 'Appraisal deadline', 21, [14, 30], 'Give notice of a value below the price by'],
      ['title', 'Title objections sent', 7, [5, 10], 'Object to defects in the title papers by'],
      ['hoa', 'HOA documents reviewed', 5, [3, 10], 'Object to something in the HOA’s papers by'],
      ['insurance', 'Insurance quote accepted', 10, [7, 15], 'Have an insurance quote that you can accept by'],
      ['home-sale', 'Your current home sold', 45, [30, 60], 'Sell your current home, or give notice, by'],
    ] as const
  ).map(([key, title, days, range, text]) =>
    deadlineRow(`general/${key}`, generalPractice, {
      title,
      days,
      range,
      text: `${text} the end of the window in your contract. This is general practice, not a rule of your state.`,
      time: '17:00',
    }),
  ),
  deadlineRow('general/lead-paint', leadRule, {
    title: 'Lead-paint test done',
    days: 10,
    text: 'For a home built before 1978 you have ten days to test for lead paint, unless you agreed on another time.',
  }),
  deadlineRow('general/closing', generalPractice, {
    title: 'Closing',
    days: 0,
    range: [0, 0],
    text: 'Your contract names the closing day. Your title company tells you the hour; we plan with 5:00 PM.',
    time: '17:00',
    setByForm: true,
  }),
  deadlineRow('general/possession', generalPractice, {
    title: 'Keys and possession',
    days: 0,
    range: [0, 0],
    text: 'Your contract names the day on which you get the keys.',
    time: '17:00',
    setByForm: true,
  }),
  deadlineRow('federal/closing-disclosure', disclosureRule, {
    title: 'Closing Disclosure received',
    days: 3,
    text: 'Your lender’s Closing Disclosure has to reach you at least three business days before you sign. Every day counts but Sundays and federal holidays.',
    rollOver: 'never',
    setByForm: true,
  }),
  deadlineRow('federal/loan-estimate', disclosureRule, {
    title: 'Loan Estimate sent',
    days: 3,
    text: 'A lender has to send your Loan Estimate within three business days after your application, counting days its office is open.',
    rollOver: 'never',
  }),
  deadlineRow('federal/loan-estimate-wait', disclosureRule, {
    title: 'Earliest closing after the Loan Estimate',
    days: 7,
    text: 'You can’t close before the seventh business day after the Loan Estimate was sent. Every day counts but Sundays and federal holidays.',
    rollOver: 'never',
  }),
  deadlineRow('federal/intent-to-proceed', disclosureRule, {
    title: 'Last day to go ahead on these terms',
    days: 10,
    text: 'Tell the lender that you go ahead within ten business days after the Loan Estimate, counting days its office is open, or it may set new fees.',
    rollOver: 'never',
  }),
  deadlineRow('federal/revised-estimate', disclosureRule, {
    title: 'Last day for a revised Loan Estimate',
    days: 4,
    text: 'A revised Loan Estimate has to reach you at least four business days before you sign. Every day counts but Sundays and federal holidays.',
    rollOver: 'never',
  }),
  deadlineRow('federal/credit-decision', creditRule, {
    title: 'The lender’s answer',
    days: 30,
    text: 'Within 30 days of a complete application, a lender has to approve it, deny it with reasons, or tell you what is missing.',
    rollOver: 'never',
  }),
  deadlineRow('federal/appraisal-copy', appraisalCopyRule, {
    title: 'Copy of the appraisal',
    days: 3,
    text: 'Your lender sends you a copy of each appraisal when it is done, and at least three business days before you close. You may let it come later, but never have to ask for it.',
    rollOver: 'never',
  }),
];

/** The rule in force on a day (YYYY-MM-DD): the state’s own if there is one, otherwise the general one. */
export function deadlineRowOn(date: string, scope: string, key: string): DeadlineRow {
  const found = findRow(date, `deadline/${scope}/${key}`) ?? findRow(date, `deadline/general/${key}`);
  if (!found) throw new RangeError(`No deadline row ${key} is in force on ${date}`);
  return found;
}

const findRow = (date: string, key: string): DeadlineRow | undefined =>
  deadlineRows.find((candidate) => candidate.key === key && holdsOn(candidate, date));
