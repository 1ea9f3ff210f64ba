import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { amountsOf, withPrice } from './sum-words.js';

/** Sums about money that sellers and programs give. */
export const helpSumIntents: readonly Intent[] = [
  {
    tool: 'seller-credit-limit',
    when: {
      test: (text) =>
        /\bsellers?\b/.test(text) &&
        /\b(?:credits?|concessions?|toward|closing costs?)\b/.test(text) &&
        /\b(?:limit|cap|max(?:imum)?|(?:the|at) most|how much can|allowed|too much)\b/.test(text),
    },
    unless: /\b(?:investment|rental|va|usda|list price|bring)\b/,
    input: (about) => {
      const made = withPrice(about);
      if (!made) return undefined;
      const { price, downPayment, downPaymentPercent, program } = made;
      const asked = amountsOf(about).filter(({ value }) => value !== price && value !== downPayment && value >= 500);
      const [credit, more] = asked;
      if (more !== undefined) return undefined;
      return {
        price,
        ...(downPayment !== undefined && { downPayment }),
        ...(downPaymentPercent !== undefined && { downPaymentPercent }),
        ...(program === 'fha' && { program }),
        ...(credit && { credit: credit.value }),
      };
    },
  },
  {
    tool: 'forgiven-loan',
    when: /\bforgiv(?:en|able|es?)\b/,
    unless: /\b(?:student|pslf|months?|half|all at once|only after|debt)\b/,
    input: (about) => {
      const text = spelledAsFigures(about.text);
      const [amount, another] = amountsOf(about);
      if (!amount || another) return undefined;
      const share = /(?<![\d.])(\d{1,2}) ?(?:%|percent)/.exec(text)?.[1];
      const part = parts.find(([shape]) => shape.test(text))?.[1];
      const over = /\b(?:over|for) (\d{1,2}) (?:years?|yrs?)\b/.exec(text)?.[1];
      const years = share === undefined ? (part ?? Number(over)) : 100 / Number(share);
      const lived = Number(/\b(?:after|at|in) (?:exactly |only |just )?(\d{1,2})\b(?! ?%)/.exec(text)?.[1]);
      return Number.isInteger(years) && lived <= years ? { amount: amount.value, years, lived } : undefined;
    },
  },
];

const parts = [
  [/\b(?:one[- ]|a |1\/)(?:fifth|5(?:th)?)\b/, 5],
  [/\b(?:one[- ]|a |1\/)(?:tenth|10(?:th)?)\b/, 10],
  [/\b(?:one[- ]|a |1\/)(?:third|3(?:rd)?)\b/, 3],
] as const;
