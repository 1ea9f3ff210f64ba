import {
  cited,
  count,
  generalPractice,
  published,
  row,
  rowsOn,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

/** When something of the first year is due: so many days after the keys, or every year on one day. */
export type FirstYearTiming =
  | { readonly kind: 'days'; readonly days: number }
  /** `ownedOn1January`: only for those who owned the home on January 1 of that year. */
  | { readonly kind: 'yearly'; readonly month: number; readonly day: number; readonly ownedOn1January?: boolean };

/** A date that a new owner keeps, by state. `value` is days after the keys, or the day of the year as month × 100 + day. */
export interface FirstYearRow extends PolicyRow<`first-year/${string}`> {
  readonly text: string;
  readonly timing: FirstYearTiming;
  /** For some owners only. */
  readonly forSome: boolean;
}

interface Rule {
  readonly name: string;
  readonly timing: FirstYearTiming;
  readonly text: string;
  readonly forSome?: boolean;
  readonly range?: readonly [low: number, high: number];
}

function firstYearRow(
  key: string,
  source: PolicySource,
  { name, timing, text, forSome = false, range }: Rule,
): FirstYearRow {
  const value = timing.kind === 'days' ? timing.days : timing.month * 100 + timing.day;
  return { ...row(`first-year/${key}`, name, count(value), source, range), text, timing, forSome };
}

const inForce = ['2026-01-01'] as const;
const yearly = (month: number, day: number): FirstYearTiming => ({ kind: 'yearly', month, day });
const after = (days: number): FirstYearTiming => ({ kind: 'days', days });

/** When these were compared with the pages that they name. */
const read = (source: PolicySource): PolicySource => ({ ...source, checkedOn: '2026-11-29' });

const texasExemption = read(
  published(
    'Texas Tax Code, sections 11.43 and 11.431: application for a homestead exemption, Form 50-114',
    'https://law.onecle.com/texas/tax/11.43.html',
    inForce,
  ),
);
const texasProtest = read(
  published(
    'Texas Tax Code, section 41.44: notice of protest',
    'https://texas.public.law/statutes/tex._tax_code_section_41.44',
    inForce,
  ),
);
const floridaExemption = read(
  published(
    'Florida Statutes, section 196.011: application for an exemption, Form DR-501',
    'https://www.syfert.com/florida/statutes/0196.011.html',
    inForce,
  ),
);
const floridaPetition = read(
  published(
    'Jefferson County Property Appraiser, Florida: appeal of a value (section 194.011)',
    'https://jeffersonpa.net/appealing-value-or-denial-of-exemption/',
    inForce,
  ),
);
const arizonaClass = read(
  published(
    'Maricopa County Assessor: legal class of a primary residence',
    'https://mcassessor.maricopa.gov/faq/legal_class',
    inForce,
  ),
);
const arizonaAppeal = read(
  published(
    'Arizona Revised Statutes, section 42-16051: petition for review',
    'https://www.legalfix.com/statutes/state-codes/arizona/title-42/section-42-16051',
    inForce,
  ),
);
const nevadaCap = read(
  published(
    'Washoe County Assessor: claim for the tax cap of a primary residence (NRS 361.4723)',
    'https://washoelife.washoecounty.gov/washoe-county/assessors-office/washoe-county-partial-abatement-claim-forms-mailed/',
    inForce,
  ),
);
const nevadaAppeal = read(
  published(
    'Nevada Revised Statutes 361.357: appeal to the county board of equalization',
    'https://lawserver.com/law/state/nevada/nrs/nevada_revised_statutes_361-357',
    inForce,
  ),
);
const coloradoExemption = read(
  published(
    'Gilpin County Assessor, Colorado: exemptions for seniors and veterans with a disability',
    'https://gilpincounty.colorado.gov/elected-officials/assessor/senior-and-veteran-exemption',
    inForce,
  ),
);
const coloradoAppeal = read(
  published(
    'Weld County Assessor, Colorado: protest of a valuation (C.R.S. 39-5-122)',
    'https://weld.gov/Government/Departments/Assessor/Property-Protest-Information/Protest-Real-Property-Valuation',
    inForce,
  ),
);
const tennesseeRelief = read(
  published(
    'Rules of the Tennessee Comptroller 0600-03-.11: applications for property tax relief',
    'https://www.law.cornell.edu/regulations/tennessee/Tenn-Comp-R-Regs-0600-03-.11',
    inForce,
  ),
);
const tennesseeAppeal = read(
  published(
    'Tennessee Comptroller of the Treasury: county boards of equalization',
    'https://comptroller.tn.gov/boards/state-board-of-equalization/sboe-resources/county-board-of-equalization.html',
    inForce,
  ),
);
const localOffice = cited('USA.gov: find your local government', 'https://www.usa.gov/local-governments', inForce);

/** Dates of the first year, by state: `general` is advice where we have no row of the state’s own. */
export const firstYearRows: readonly FirstYearRow[] = [
  firstYearRow('TX/homestead', texasExemption, {
    name: 'Homestead exemption, Texas',
    timing: yearly(4, 30),
    text: 'File Form 50-114 with your county’s appraisal district by April 30. It’s free, and your Texas ID has to show the new address. You may file as soon as you live there, and still up to two years late.',
  }),
  firstYearRow('TX/tax-appeal', texasProtest, {
    name: 'Protest of the appraised value, Texas',
    timing: yearly(5, 15),
    text: 'Protest the appraised value by May 15, or within 30 days after the notice was mailed, if that is later. Your closing papers are evidence.',
  }),
  firstYearRow('FL/homestead', floridaExemption, {
    name: 'Homestead exemption, Florida',
    timing: { kind: 'yearly', month: 3, day: 1, ownedOn1January: true },
    text: 'File Form DR-501 with the county property appraiser by March 1 of the first year in which you own the home and live in it on January 1. If you had a homestead before, ask to carry over its savings. After March 1, ask at once whether you can still file.',
  }),
  firstYearRow('FL/tax-appeal', floridaPetition, {
    name: 'Petition against the assessed value, Florida',
    // By section 200.065, notices go out until August 24. Many go out earlier, and then the last day is early in September.
    timing: yearly(9, 1),
    text: 'The notice of proposed taxes comes in August. You have 25 days after it was mailed to petition the value adjustment board: put the date on the notice in your calendar. We plan with September 1, which is early. Keys later than that? Ask whether this year is still open.',
    range: [901, 918],
  }),
  firstYearRow('AZ/homestead', arizonaClass, {
    name: 'Class of a primary residence, Arizona',
    timing: yearly(3, 1),
    text: 'Arizona has no general exemption. But a home you live in is class 3, which costs less than class 4: check the class on the Notice of Value, which is mailed before March 1, and send the assessor a claim if it’s wrong.',
  }),
  firstYearRow('AZ/tax-appeal', arizonaAppeal, {
    name: 'Petition against the Notice of Value, Arizona',
    // Notices go out before March 1, so that no county’s last day is after April 29.
    timing: yearly(4, 1),
    text: 'You have 60 days after the Notice of Value was mailed to petition the assessor: put the date on the notice in your calendar. It’s often in the second half of April, and may be earlier. We plan with April 1. Keys later than that? Ask whether this year is still open.',
    range: [301, 429],
  }),
  firstYearRow('NV/homestead', nevadaCap, {
    name: 'Tax cap of a primary residence, Nevada',
    timing: yearly(6, 15),
    text: 'The assessor mails new owners a card about the tax cap. Return it by the day on it, June 15 in Clark and Washoe counties, to have yearly increases capped at 3% instead of up to 8%. A Declaration of Homestead is another paper: it protects your equity, not your taxes.',
    range: [615, 630],
  }),
  firstYearRow('NV/tax-appeal', nevadaAppeal, {
    name: 'Appeal to the county board of equalization, Nevada',
    timing: yearly(1, 15),
    text: 'Appeal to the county board of equalization by January 15, on the assessor’s form.',
  }),
  firstYearRow('CO/homestead', coloradoExemption, {
    name: 'Exemptions for seniors and veterans, Colorado',
    timing: yearly(7, 1),
    text: 'Most new owners have nothing to file. Veterans with a disability apply with the county assessor by July 1; seniors, after ten years in the home, by July 15. Had a senior exemption before you moved? Ask what you can keep.',
    forSome: true,
    range: [701, 715],
  }),
  firstYearRow('CO/tax-appeal', coloradoAppeal, {
    name: 'Appeal of the valuation, Colorado',
    timing: yearly(6, 8),
    text: 'Appeal the value to the county assessor from May 1 to June 8. The county looks at sales before a date that it names; a later price may not count.',
  }),
  firstYearRow('TN/homestead', tennesseeRelief, {
    name: 'Property tax relief, Tennessee',
    timing: yearly(4, 5),
    text: 'Tennessee has no general exemption. Owners over 65, with a disability, or who served and have a disability may get relief: ask the county trustee for the last day, usually 35 days after the tax became late on March 1.',
    forSome: true,
    range: [301, 430],
  }),
  firstYearRow('TN/tax-appeal', tennesseeAppeal, {
    name: 'Appeal to the county board of equalization, Tennessee',
    timing: yearly(5, 1),
    text: 'Call the county assessor by May 1 for an appointment with the county board of equalization, and for the last day. The board usually begins on June 1, in some counties on May 1, and may sit for a few days only.',
    range: [501, 630],
  }),
  firstYearRow('general/homestead', localOffice, {
    name: 'Homestead tax benefit',
    timing: after(30),
    text: 'Ask your county’s assessor whether owners who live in their home pay less, and by when to file. We have no date for your state: this is a reminder, not a deadline.',
    range: [0, 365],
  }),
  firstYearRow('general/tax-appeal', localOffice, {
    name: 'Appeal of the tax value',
    timing: after(60),
    text: 'Ask your county’s assessor when owners may appeal the value. We have no date for your state: this is a reminder, not a deadline.',
    range: [0, 365],
  }),
  firstYearRow('general/deed-mail', generalPractice, {
    name: 'Mail that sells copies of a deed',
    timing: after(14),
    text: 'Letters that look official offer a copy of your deed, often for $60 to $100, or a “property record”. You don’t need it: the title company gives you one, and the county sells copies for a few dollars.',
    range: [7, 60],
  }),
  firstYearRow('general/deed-recorded', generalPractice, {
    name: 'Deed recorded',
    timing: after(30),
    text: 'Look up your deed at the county clerk or recorder: names and address have to be right. Many counties also email you, free of charge, when anything is recorded in your name. Sign up for that.',
    range: [14, 90],
  }),
  firstYearRow('general/upkeep', generalPractice, {
    name: 'Upkeep fund',
    timing: after(90),
    text: 'Things wear out on their own schedule. Owners often set aside 1% of the price a year, more for an older home.',
    range: [30, 365],
  }),
];

/** The row in force on a day (YYYY-MM-DD): the state’s own if there is one, otherwise the general one. */
export function firstYearRowOn(date: string, state: string, key: string): FirstYearRow {
  const rows = rowsOn(date, firstYearRows);
  const found = rows.get(`first-year/${state}/${key}`) ?? rows.get(`first-year/general/${key}`);
  if (!found) throw new RangeError(`No first-year row ${key} is in force on ${date}`);
  return found;
}
