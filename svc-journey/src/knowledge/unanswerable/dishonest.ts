import { counterparties, type Rule } from './rule.js';

const proofs = 'w stub stubs paystub paystubs statement statements w2 w2s return returns 1099 1099s';
const defects =
  'stain stains crack cracks mold leak leaks leaking damage flooding rot termite termites foundation odor smell asbestos';
const papers =
  'stub stubs statement statements w2 letter gift income debt debts job deposit application appraisal insurance loan';

/** How to deceive. */
export const dishonestRules: readonly Rule[] = [
  {
    groups: ['hide hiding lie lying fake faking forge pretend conceal cheat', `${counterparties} ${papers}`, 'i we my'],
    without: 'is know think around',
  },
  {
    groups: ['elses cousins friends brothers sisters', 'social ssn identity name', 'with use using get'],
  },
  {
    groups: [
      'make get have',
      proofs,
      'look show say read appear',
      'more like higher bigger older better different less',
    ],
    within: 3,
  },
  {
    groups: [
      'change edit alter adjust tweak doctor modify backdate',
      'date dates number numbers amount balance figures',
      proofs,
    ],
    within: 4,
  },
  {
    groups: ['change edit alter tweak doctor modify', proofs],
    within: 3,
    without: 'address error wrong mistake',
  },
  {
    groups: ['gift', 'really actually secretly technically', 'loan lent loaned borrowed repay'],
    without: 'not isnt',
  },
  {
    groups: ['i we', 'say call claim pretend tell', 'gift', 'back repay loan lent'],
    within: 8,
    without: 'not isnt dont never',
  },
  { groups: ['income salary job pay money', 'as', 'mine my', 'own'], within: 1 },
  {
    groups: ['i we', 'say call claim pretend tell', 'lent loaned lend borrowed loan', 'gift'],
    within: 5,
    without: 'not isnt',
  },
  {
    groups: ['i we to', 'cover hide disguise mask conceal', defects],
    within: 3,
    without: 'seller flipper know tell allowed',
  },
  {
    groups: ['cover hide disguise mask conceal paint', defects, 'nobody misses notice notices sees see before'],
  },
  {
    groups: [
      'get have ask',
      'friend cousin brother sister uncle boss buddy mom dad',
      'say lie vouch pretend',
      'i work job employed live rent',
    ],
  },
  { groups: ['off from', 'radar knowing'], within: 5, without: 'seller agent' },
  {
    groups: [
      'add remove delete erase',
      'zero zeros transaction transactions deposit deposits overdraft overdrafts line number numbers',
      proofs,
    ],
    within: 4,
  },
  { groups: ['get make', 'stub stubs paystub paystubs', 'dont without no', 'job'], within: 3 },
  { groups: ['say claim pretend', 'its it', 'mine'], within: 0 },
  { groups: ['gift', 'give pay', 'back'], within: 7, without: 'have need does must never not dont' },
  {
    groups: [
      'keep stop prevent',
      'lender bank underwriter wife husband buyer buyers seller',
      'from',
      'seeing knowing learning finding noticing',
    ],
    within: 2,
  },
  {
    groups: ['not', 'tell', 'buyer buyers lender bank underwriter insurance insurer appraiser'],
    within: 2,
  },
  { groups: ['pay', 'off', 'appraiser inspector underwriter'], within: 1 },
  { groups: ['make', 'it them', 'look seem appear sound', 'like'], within: 0 },
  {
    groups: ['so', 'it', 'looks look seems', 'like', 'savings income payroll salary mine rent'],
    within: 2,
  },
  { groups: ['so', 'nobody noone', 'notices notice sees see knows know finds find'], within: 2 },
  {
    groups: [
      'so',
      'buyer buyers inspector appraiser lender bank underwriter',
      'misses doesnt dont wont cant never',
      'notice see know find it',
    ],
    within: 1,
  },
  { groups: ['i we', 'not', 'mention disclose'], within: 1 },
  { groups: ['get', 'away', 'with', 'it this lying'], within: 0 },
  { groups: ['fix change', proofs, 'so', 'it'], within: 2 },
  { groups: ['change', 'name', proofs, 'mine'], within: 3 },
  { groups: ['leave omit', 'off out', 'application', 'i we'] },
  { groups: ['without', 'bank banks lender lenders seller sellers', 'knowing noticing'] },
  { groups: ['look', 'bigger larger higher', 'balance income account'] },
  { groups: ['fake forge photoshop', `paystub paystubs ${papers}`] },
  { groups: ['say claim tell pretend', 'primary live living occupy', 'rent renting airbnb'] },
  {
    groups: ['around bypass evade trick', 'limit limits rule rules requirement requirements', 'get how'],
  },
];
