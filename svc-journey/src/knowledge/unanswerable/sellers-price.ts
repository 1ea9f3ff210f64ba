import type { Rule } from './rule.js';

const sellers = 'seller sellers owner owners builder vendedor vendedores dueno duenos';
const otherTerms =
  'if fha va usda loan score credit payment earnest deposit lender bank can usually typically inspection contingency repairs why';

/** What a seller would take, which only the seller knows. */
export const sellersPriceRules: readonly Rule[] = [
  {
    groups: [
      'lowest least minimum bottom absolute',
      `${sellers} theyd theyll`,
      'take accept go sell settle agree line price number',
    ],
    without: `${otherTerms} i my we our ask rude`,
  },
  {
    groups: ['lowest least minimum bottom', 'they', 'take accept go sell settle agree'],
    within: 2,
    without: otherTerms,
  },
  { groups: ['how', 'low far little', `they theyd ${sellers}`, 'go come drop'], within: 2, without: otherTerms },
  { groups: ['how', 'much', 'less under below', `they ${sellers}`, 'accept take go'], without: otherTerms },
  { groups: ['would', sellers, 'take accept'], within: 1, without: `${otherTerms} clause contingent letter` },
  {
    groups: ['what whats', 'price number amount offer', 'would will', sellers, 'take accept say yes agree'],
    without: otherTerms,
  },
  { groups: ['what whatd whatll', 'would will', sellers, 'take settle accept'], within: 2, without: otherTerms },
  { groups: ['minimo menos precio cuanto', 'aceptaria aceptarian acepta aceptan tomaria bajaria', sellers] },
  { groups: ['lo', 'minimo menos', 'aceptaria aceptarian aceptan tomarian'], within: 2 },
];
