import type { Rule } from './rule.js';

/** What the law says in one case. */
export const legalRules: readonly Rule[] = [
  { groups: ['file filing my our i win start', 'lawsuit'], within: 2 },
  {
    groups: ['sue suing enforceable unenforceable prosecute liable liability'],
    without: 'insurance coverage policy',
  },
  {
    groups: ['legally illegal lawful unlawful'],
    without: 'need require required lawyer attorney detectors appliances earnest letter',
  },
  { groups: ['case', 'against'] },
  { groups: ['legal', 'in', 'my our', 'case situation'], within: 0 },
  { groups: ['will would could', 'judge court jury arbitrator', 'side rule decide agree award'] },
  {
    groups: ['paragraph clause section provision addendum', 'this my our paragraph', 'mean means valid binding void'],
  },
  {
    groups: ['should better best', 'hold take', 'title'],
    without: 'married unmarried girlfriend boyfriend fiance partner wife husband brother sister friend ways difference',
  },
  { groups: ['lease', 'break breaking', 'penalty early landlord my'] },
  {
    groups: ['creditors divorce', 'protect hide name title who half gets keeps'],
    without: 'count counts counted dti ratio qualify buy buying lender deposit',
  },
  {
    groups: ['landlord tenant tenants squatter squatters', 'allowed evict eviction keep law legal rights'],
    without: 'buy buying',
  },
];
