import type { Rule } from './rule.js';

const places = 'neighborhood neighborhoods area areas street streets town city part block suburb place';

/** Who lives where, and which schools are good. */
export const steeringRules: readonly Rule[] = [
  { groups: ['school schools', 'best good great rated better bad near'] },
  { groups: ['crime crimes safe dangerous violent', places], without: 'money fund funds savings payment' },
  {
    groups: [
      'black white hispanic latino latinos asian muslim christian christians jewish gay religious immigrants families kids people',
      `${places} live lives`,
    ],
    without: 'lender loan mortgage discrimination denied many offer',
  },
];
