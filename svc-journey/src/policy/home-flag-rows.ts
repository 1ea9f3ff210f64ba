import { cited, count, row } from '@hearthway/contracts/policy';

const leadDisclosure = cited(
  'Code of Federal Regulations, 40 CFR part 745 subpart F: disclosure of lead-based paint',
  'https://www.ecfr.gov/current/title-40/chapter-I/subchapter-R/part-745/subpart-F',
  ['1996-12-06'],
);
const texasAgreement = cited(
  'Texas Occupations Code, section 1101.563: written agreement with a buyer, from January 1, 2026',
  'https://www.trec.texas.gov',
  ['2026-01-01'],
);
const floridaReset = cited(
  'Florida Statutes, sections 193.155 and 193.1554: a change of ownership resets the assessed value',
  'https://floridarevenue.com/property/Pages/Taxpayers.aspx',
  ['2026-01-01'],
);

/** What follows from a home's age or state. A yes-or-no rule has the value 1. */
export const homeFlagRows = [
  row('home/lead-paint/built-before', 'Lead-paint disclosure for homes built before', count(1978), leadDisclosure),
  row(
    'home/agreement-before-showing/TX',
    'Written agreement before an agent shows a home, Texas',
    count(1),
    texasAgreement,
  ),
  row('home/tax-reset/FL', 'Property tax assessed anew after a sale, Florida', count(1), floridaReset),
] as const;
