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

const texasExemption = cited(
  'Texas Comptroller: property tax exemptions (Tax Code 11.43), Form 50-114',
  'https://comptroller.texas.gov/taxes/property-tax/exemptions/',
  inForce,
);
const texasProtest = cited(
  'Texas Comptroller: appraisal protests and appeals (Tax Code 41.44)',
  'https://comptroller.texas.gov/taxes/property-tax/protests/',
  inForce,
);
const floridaExemption = cited(
  'Florida Department of Revenue: property tax exemptions (section 196.011), Form DR-501',
  'https://floridarevenue.com/property/Pages/Taxpayers_Exemptions.aspx',
  inForce,
);
const floridaPetition = cited(
  'Florida Department of Revenue: petitions to the value adjustment board (section 194.011)',
  'https://floridarevenue.com/property/Pages/VAB.aspx',
  inForce,
);
const arizonaClass = published(
  'Maricopa County Assessor: legal class of a primary residence',
  'https://mcassessor.maricopa.gov/faq/legal_class',
  inForce,
);
const arizonaAppeal = cited(
  'Arizona Revised Statutes, section 42-16051: petition for review',
  'https://www.azleg.gov/ars/42/16051.htm',
  inForce,
);
const nevadaCap = published(
  'Clark County Assessor: tax cap abatement of a primary residence (NRS 361.4723)',
  'https://www.clarkcountynv.gov/government/assessor/index.php',
  inForce,
);
const nevadaAppeal = cited(
  'Nevada Revised Statutes 361.357: appeal to the county board of equalization',
  'https://www.leg.state.nv.us/nrs/nrs-361.html',
  inForce,
);
const coloradoExemption = cited(
  'Colorado Division of Property Taxation: exemptions for seniors and veterans with a disability',
  'https://dpt.colorado.gov/property-tax-exemptions',
  inForce,
);
const coloradoAppeal = published(
  'Adams County, Colorado: appeals calendar of the assessor (C.R.S. 39-5-122)',
  'https://adcogov.org/appeals-calendar',
  inForce,
);
const tennesseeRelief = cited(
  'Tennessee Comptroller of the Treasury: property tax relief',
  'https://comptroller.tn.gov/office-functions/pa/property-taxes/property-tax-programs/tax-relief.html',
  inForce,
);
const tennesseeAppeal = published(
  'Tennessee Comptroller of the Treasury: county boards of equalization',
  'https://comptroller.tn.gov/boards/state-board-of-equalization/sboe-resources/county-board-of-equalization.html',
  inForce,
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
    text: 'File Form DR-501 with the county property appraiser by March 1 of the first year in which you own the home and live in it on January 1. If you had a homestead before, ask to carry over its savings.',
  }),
  firstYearRow('FL/tax-appeal', floridaPetition, {
    name: 'Petition against the assessed value, Florida',
    timing: yearly(9, 8),
    text: 'The notice of proposed taxes comes in August. You have 25 days after it was mailed to petition the value adjustment board: the date is on the notice. We plan with early September.',
    range: [905, 920],
  }),
  firstYearRow('AZ/homestead', arizonaClass, {
    name: 'Class of a primary residence, Arizona',
    timing: yearly(3, 1),
    text: 'Arizona has no general exemption. But a home you live in is class 3, which costs less than class 4: check the class on the Notice of Value, which comes by March 1, and send the assessor a claim if it’s wrong.',
  }),
  firstYearRow('AZ/tax-appeal', arizonaAppeal, {
    name: 'Petition against the Notice of Value, Arizona',
    timing: yearly(4, 30),
    text: 'You have 60 days after the Notice of Value was mailed to petition the assessor: the date is on the notice. We plan with the end of April.',
    range: [401, 430],
  }),
  firstYearRow('NV/homestead', nevadaCap, {
    name: 'Tax cap of a primary residence, Nevada',
    timing: yearly(6, 15),
    text: 'The assessor mails new owners a card about the tax cap. Return it by mid-June to have yearly increases capped at 3% instead of up to 8%. A Declaration of Homestead is another paper: it protects your equity, not your taxes.',
    range: [601, 630],
  }),
  firstYearRow('NV/tax-appeal', nevadaAppeal, {
    name: 'Appeal to the county board of equalization, Nevada',
    timing: yearly(1, 15),
    text: 'Appeal to the county board of equalization by January 15, on the assessor’s form.',
  }),
  firstYearRow('CO/homestead', coloradoExemption, {
    name: 'Exemptions for seniors and veterans, Colorado',
    timing: yearly(7, 1),
    text: 'Most new owners have nothing to file. Veterans with a disability apply with the county assessor by July 1; seniors who have owned long enough, by mid-July.',
    forSome: true,
    range: [701, 715],
  }),
  firstYearRow('CO/tax-appeal', coloradoAppeal, {
    name: 'Appeal of the valuation, Colorado',
    timing: yearly(6, 8),
    text: 'Appeal the value to the county assessor from May 1 to June 8.',
  }),
  firstYearRow('TN/homestead', tennesseeRelief, {
    name: 'Property tax relief, Tennessee',
    timing: yearly(4, 5),
    text: 'Tennessee has no general exemption. Owners over 65, with a disability, or who served and have a disability may get relief: ask the county trustee, who sets the last day.',
    forSome: true,
    range: [301, 430],
  }),
  firstYearRow('TN/tax-appeal', tennesseeAppeal, {
    name: 'Appeal to the county board of equalization, Tennessee',
    timing: yearly(6, 1),
    text: 'The county board of equalization usually begins on June 1, in some counties on May 1. Call the county assessor in spring for an appointment, and for the last day.',
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
    text: 'Letters that look official offer a copy of your deed for $80 or more, or a “property record”. You don’t need it: the title company gives you one, and the county sells copies for a few dollars.',
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
