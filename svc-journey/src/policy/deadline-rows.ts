import {
  cited,
  count,
  generalPractice,
  published,
  row,
  rowsOn,
  secondary,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

/**
 * Whether a deadline on a weekend or holiday moves to the next business day. `always` and `never` hold whatever the contract
 * says; `usually` and `seldom` hold until it says otherwise.
 */
type RollOver = 'always' | 'usually' | 'seldom' | 'never';

/** How one deadline is counted. `value` is the number of days if the contract doesn't give another. */
export interface DeadlineRow extends PolicyRow<`deadline/${string}`> {
  readonly title: string;
  /** The rule in plain English; the engine adds how it counted. */
  readonly text: string;
  /** On the property's clock (`17:00`), if the contract doesn't give another. */
  readonly time: string;
  readonly rollOver: RollOver;
  /** What holds if the contract's terms don't name it: the form's days, a date that the buyer has to look up, or nothing. */
  readonly ifUnsaid: 'counted' | 'asked' | 'absent';
  /** How many days the buyer has after it, because it is the other side’s. 0 if it is the buyer’s own. */
  readonly daysToDecide: number;
}

interface Rule extends Partial<Pick<DeadlineRow, 'time' | 'rollOver' | 'ifUnsaid' | 'daysToDecide'>> {
  readonly key: string;
  readonly title: string;
  readonly days: number;
  readonly range?: readonly [low: number, high: number];
  readonly text: string;
}

/** @param state that the rules are for, or whose law they are: `TX`, `federal`; `general` is for every state without its own */
function rulesOf(state: string, place: string, source: PolicySource, rules: readonly Rule[]): DeadlineRow[] {
  return rules.map(({ key, title, days, range, ...rule }) => ({
    ...row(
      `deadline/${state}/${key}`,
      [`${title}, days`, place].filter(Boolean).join(': '),
      count(days),
      source,
      range,
    ),
    title,
    time: '23:59',
    rollOver: 'seldom',
    ifUnsaid: 'absent',
    daysToDecide: 0,
    ...rule,
  }));
}

const inForce = ['2026-01-01'] as const;

const texas = rulesOf(
  'TX',
  'Texas',
  cited(
    'Texas Real Estate Commission: One to Four Family Residential Contract (Resale), paragraph 5',
    'https://www.trec.texas.gov/forms/one-four-family-residential-contract-resale',
    inForce,
  ),
  [
    {
      key: 'earnest-money',
      title: 'Earnest money delivered',
      days: 3,
      text: 'The title company needs your earnest money within 3 days after the effective date. A last day on a weekend or legal holiday moves to the next business day.',
      time: '17:00',
      rollOver: 'always',
      ifUnsaid: 'counted',
    },
    {
      key: 'option-fee',
      title: 'Option fee delivered',
      days: 3,
      text: 'The title company needs your option fee within 3 days after the effective date, or you lose the right to leave. A last day on a weekend or legal holiday moves to the next business day.',
      time: '17:00',
      rollOver: 'always',
      ifUnsaid: 'counted',
    },
    {
      key: 'inspection',
      title: 'Option period ends',
      days: 7,
      range: [5, 10],
      text: 'Until this minute you may end the contract for any reason, if your option fee arrived on time. The option period never moves for weekends or holidays.',
      time: '17:00',
      rollOver: 'never',
    },
  ],
);

const florida = rulesOf(
  'FL',
  'Florida',
  cited(
    'Florida Realtors and The Florida Bar: “AS IS” Residential Contract for Sale and Purchase',
    'https://www.floridarealtors.org',
    inForce,
  ),
  [
    {
      key: 'earnest-money',
      title: 'Initial deposit delivered',
      days: 3,
      text: 'The escrow agent needs your initial deposit within 3 days after the effective date. A last day on a weekend or national holiday moves to the next business day. We plan with 5:00 PM, the earlier reading.',
      time: '17:00',
      rollOver: 'usually',
      ifUnsaid: 'counted',
    },
    {
      key: 'inspection',
      title: 'Inspection period ends',
      days: 15,
      text: 'Under the “AS IS” contract you may end it at your sole discretion until the inspection period ends: 15 days if the blank is empty. If your form’s weekend rule applies, a last day on a weekend or national holiday moves to the next business day. We plan with 5:00 PM, the earlier reading.',
      time: '17:00',
      rollOver: 'usually',
      ifUnsaid: 'counted',
    },
    {
      key: 'title',
      title: 'Title objections sent',
      days: 5,
      text: 'You have 5 days after you receive the title papers to object to a defect.',
      time: '17:00',
      rollOver: 'usually',
      ifUnsaid: 'counted',
    },
  ],
);

const arizona = [
  ...rulesOf(
    'AZ',
    'Arizona',
    cited(
      'Arizona Association of REALTORS: Residential Resale Real Estate Purchase Contract',
      'https://www.aaronline.com/2023/01/02/holidays-do-not-extend-the-inspection-period/',
      inForce,
    ),
    [
      {
        key: 'inspection',
        title: 'Inspection period ends',
        days: 10,
        text: 'Your inspection notice (BINSR) has to be delivered within 10 days after acceptance. Weekends and holidays count, and silence means that you accept the home as is.',
        rollOver: 'never',
        ifUnsaid: 'counted',
      },
      {
        key: 'resolution',
        title: 'Seller’s answer to your notice',
        days: 5,
        text: 'The seller has 5 days after your inspection notice to answer; this is the last possible day. After the answer, or after this day without one, you have 5 days to cancel or to go on.',
        rollOver: 'never',
        ifUnsaid: 'counted',
        daysToDecide: 5,
      },
    ],
  ),
  ...rulesOf(
    'AZ',
    'Arizona',
    secondary(
      'Bonnie Burke: inspection and appraisal in Arizona',
      'https://bonnieburke.com/inspection-and-appraisal',
      inForce,
    ),
    [
      {
        key: 'hoa',
        title: 'HOA documents reviewed',
        days: 5,
        range: [5, 5],
        text: 'You have 5 days after you receive the HOA’s papers to object.',
        rollOver: 'never',
      },
    ],
  ),
];

const nevada = rulesOf('NV', 'Nevada', generalPractice, [
  {
    key: 'inspection',
    title: 'Due diligence ends',
    days: 10,
    range: [7, 15],
    text: 'Your contract gives the days of due diligence, in which you may end it. In Nevada they are negotiated.',
    time: '17:00',
  },
]);

const coloradoText =
  'Colorado contracts name the date in their table of dates and deadlines. Without a time it ends at 11:59 PM, and a minute late counts as late.';

const colorado = rulesOf(
  'CO',
  'Colorado',
  cited(
    'Colorado Division of Real Estate: Contract to Buy and Sell Real Estate (Residential), dates and deadlines',
    'https://dre.colorado.gov/real-estate-broker-contracts-and-forms',
    inForce,
  ),
  [
    {
      key: 'earnest-money',
      title: 'Earnest money delivered',
      days: 3,
      range: [1, 5],
      text: coloradoText,
      ifUnsaid: 'asked',
    },
    {
      key: 'inspection',
      title: 'Inspection objection sent',
      days: 10,
      range: [7, 15],
      text: `${coloradoText} The inspection has three: objection, termination, and resolution. Put the day of termination in your calendar as an event of your own.`,
      ifUnsaid: 'asked',
    },
    {
      key: 'resolution',
      title: 'Inspection resolution agreed',
      days: 3,
      range: [2, 7],
      text: coloradoText,
      ifUnsaid: 'asked',
    },
    { key: 'financing', title: 'New loan terms accepted', days: 30, range: [21, 35], text: coloradoText },
    { key: 'appraisal', title: 'Appraisal objection sent', days: 21, range: [14, 30], text: coloradoText },
    { key: 'title', title: 'Title objection sent', days: 10, range: [5, 14], text: coloradoText },
    { key: 'hoa', title: 'HOA documents objection sent', days: 10, range: [5, 14], text: coloradoText },
    { key: 'insurance', title: 'Property insurance objection sent', days: 14, range: [7, 21], text: coloradoText },
  ],
);

const tennessee = [
  ...rulesOf(
    'TN',
    'Tennessee',
    secondary(
      'Smooth TC: the inspection deadline in a Tennessee purchase contract',
      'https://smoothtc.com/post/navigating-the-inspection-deadline-period-in-a-tennessee-real-estate-contract',
      inForce,
    ),
    [
      {
        key: 'inspection',
        title: 'Inspection period ends',
        days: 10,
        range: [7, 15],
        text: 'Your list of repairs, or your notice to end the contract, has to arrive within the inspection period. It counts from the Binding Agreement Date; a late notice means that you accept the home as is.',
      },
      {
        key: 'resolution',
        title: 'Resolution period ends',
        days: 5,
        range: [2, 7],
        text: 'You and the seller agree on repairs within the resolution period, which follows the inspection period.',
      },
    ],
  ),
  ...rulesOf('TN', 'Tennessee', generalPractice, [
    {
      key: 'appraisal',
      title: 'Appraisal done',
      days: 21,
      range: [14, 30],
      text: 'The appraisal has to be done by this day. After notice of a low value you usually have 3 days to go ahead without this right, or to end the contract.',
    },
  ]),
];

const isPractice = 'This is general practice, not a rule of your state.';

const general = [
  ...rulesOf(
    'general',
    '',
    generalPractice,
    (
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
    ).map(([key, title, days, range, text]): Rule => ({
      key,
      title,
      days,
      range,
      text: `${text} the end of the window in your contract. ${isPractice}`,
      time: '17:00',
    })),
  ),
  ...rulesOf('general', '', generalPractice, [
    {
      key: 'earnest-money',
      title: 'Earnest money delivered',
      days: 3,
      range: [1, 5],
      text: `Earnest money is usually due within 3 days. ${isPractice}`,
      time: '17:00',
      ifUnsaid: 'counted',
    },
    {
      key: 'option-fee',
      title: 'Due-diligence fee delivered',
      days: 3,
      range: [0, 5],
      text: `This fee is usually due together with the earnest money. ${isPractice}`,
      time: '17:00',
      ifUnsaid: 'counted',
    },
    {
      key: 'closing',
      title: 'Closing',
      days: 0,
      range: [0, 0],
      text: 'Your contract names the closing day. Your title company tells you the hour; we plan with 5:00 PM.',
      time: '17:00',
    },
    {
      key: 'possession',
      title: 'Keys and possession',
      days: 0,
      range: [0, 0],
      text: 'Your contract names the day on which you get the keys.',
      time: '17:00',
    },
  ]),
];

const federal = [
  ...rulesOf(
    'general',
    '',
    {
      ...published(
        'Code of Federal Regulations, 40 CFR 745.110: ten days to test for lead paint',
        'https://www.ecfr.gov/current/title-40/section-745.110',
        inForce,
      ),
      checkedOn: '2026-11-29',
    },
    [
      {
        key: 'lead-paint',
        title: 'Lead-paint test done',
        days: 10,
        text: 'For a home built before 1978 you have ten days to test for lead paint, unless you agreed on another time.',
      },
    ],
  ),
  ...rulesOf(
    'federal',
    '',
    cited(
      'Consumer Financial Protection Bureau, Regulation Z, 12 CFR 1026.19: disclosures of a mortgage',
      'https://www.ecfr.gov/current/title-12/section-1026.19',
      inForce,
    ),
    [
      {
        key: 'closing-disclosure',
        title: 'Closing Disclosure received',
        days: 3,
        text: 'Your lender’s Closing Disclosure has to reach you at least three business days before you sign. Every day counts but Sundays and federal holidays.',
        rollOver: 'never',
      },
    ],
  ),
];

/** How contract deadlines are counted, by the forms of the states that we support in full. */
export const deadlineRows: readonly DeadlineRow[] = [
  ...texas,
  ...florida,
  ...arizona,
  ...nevada,
  ...colorado,
  ...tennessee,
  ...general,
  ...federal,
];

/**
 * The rule in force on a day (YYYY-MM-DD): the state's own if there is one, otherwise the general one.
 * @param state `federal` for the rules of lenders
 */
export function deadlineRowOn(date: string, state: string, key: string): DeadlineRow {
  const rows = rowsOn(date, deadlineRows);
  const found = rows.get(`deadline/${state}/${key}`) ?? rows.get(`deadline/general/${key}`);
  if (!found) throw new RangeError(`No rule for ${key} is in force on ${date}`);
  return found;
}
