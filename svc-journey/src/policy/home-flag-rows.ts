import { count, published, row } from '@hearthway/contracts/policy';

const leadDisclosure = published(
  'Code of Federal Regulations, 40 CFR part 745 subpart F: disclosure of lead-based paint',
  'https://www.ecfr.gov/current/title-40/chapter-I/subchapter-R/part-745/subpart-F',
  ['1996-12-06'],
);
const texasAgreement = published(
  'Texas Real Estate Commission: written agreement before showing a home, in force since January 1, 2026',
  'https://www.trec.texas.gov',
  ['2026-01-01'],
);
const floridaReset = published(
  'Florida Department of Revenue: a change of ownership resets the assessed value',
  'https://floridarevenue.com/property/Pages/Taxpayers.aspx',
  ['2026-01-01'],
);

/** Facts that a home's state or age brings with it. A rule that only holds or doesn't has the value 1. */
export const homeFlagRows = [
  row('home/lead-paint/built-before', 'Lead-paint disclosure for homes built before', count(1978), leadDisclosure),
  row(
    'home/agreement-before-showing/TX',
    'Written agreement before an agent shows a home, Texas',
    count(1),
    texasAgreement,
  ),
  row('home/tax-reset/FL', 'Property tax reassessed after a sale, Florida', count(1), floridaReset),
] as const;
