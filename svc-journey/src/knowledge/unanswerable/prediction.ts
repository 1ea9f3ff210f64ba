import type { Rule } from './rule.js';

const willBe = 'will gonna going would predict forecast expect expected wait when';
const years = '2027 2028 2029 2030 year years month months decade';

/** What will happen. */
export const predictionRules: readonly Rule[] = [
  {
    groups: [
      willBe,
      'rates',
      `down up back drop fall rise lower higher increase decrease soon future improve be ${years}`,
    ],
    without: 'if my our lock locked arm adjustable tax score credit points',
  },
  {
    groups: ['will gonna going would predict forecast expect', 'prices market values economy'],
    without: 'my our tax taxes insurance hoa',
  },
  {
    groups: ['wait waiting when', 'prices market', 'down drop fall lower crash cheaper'],
    without: 'my',
  },
  { groups: ['will gonna going', '2028 2029 2030 2031 2032 2033 2034 2035 2040'] },
  { groups: ['market prices housing', 'crash bubble collapse bottom peak'] },
  {
    groups: ['will going would', 'worth value appreciate appreciation', `more less up increase double down ${years}`],
    without: 'tax taxes appraisal appraised assessed pmi if',
  },
  {
    groups: ['going gonna', 'be get go', 'more less', 'expensive cheaper affordable'],
    within: 2,
    without: 'my our if',
  },
  {
    groups: ['will gonna going', 'become get be', 'cheaper unaffordable affordable'],
    within: 2,
    without: 'my our if',
  },
  { groups: ['will', 'be', 'worth'], without: 'if' },
  { groups: ['rates prices', '2027 2028 2029 2030 2031 2032'], without: 'tax limit limits' },
  { groups: ['what', 'will', 'rates rate year treasury bonds market prices', 'do'], within: 3 },
  {
    groups: ['house home condo value', 'go goes going', 'up down', 'year years'],
    within: 3,
    without: 'tax taxes insurance payment',
  },
  {
    groups: [
      'rates rate interest year',
      'will gonna going',
      'go be hit reach get come stay',
      'below under above over back',
    ],
    within: 2,
    without: 'if my our lock locked arm adjustable score credit points',
  },
  {
    groups: ['will gonna going', 'rates rate interest', 'go be hit reach get come stay', 'below under above over back'],
    within: 3,
    without: 'if my our lock locked arm adjustable score credit points',
  },
  {
    groups: ['how where what', 'low high', 'will', 'rates rate 30 15 fed prices'],
    without: 'my our',
  },
  { groups: ['where what', 'will', 'rates prices', 'be go'], within: 3, without: 'my our if' },
  {
    groups: ['is are will', 'fed', 'cut cutting raise raising hike hiking lower lowering pause'],
    within: 3,
  },
  {
    groups: ['van va bajaran subiran caeran', 'precios tasas intereses mercado'],
    without: 'si mi mis',
  },
  {
    groups: ['will', 'years decade', 'ten twenty five 5 10 20 next'],
    without: 'arm adjustable pmi',
  },
  { groups: ['investment', 'good great best bad safe', years] },
  {
    groups: ['how', 'high low', 'could can might', 'rates prices'],
    within: 1,
    without: 'my our arm adjustable if',
  },
  {
    groups: ['what whats', 'fed', 'will going gonna', 'do say announce decide'],
    without: 'if',
  },
  {
    groups: [
      'will would going gonna',
      'election elections president tariffs war recession',
      'rates rate prices market',
    ],
  },
];
