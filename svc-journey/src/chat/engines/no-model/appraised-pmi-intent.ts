import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { amountsOf, smallestLoan } from './sum-words.js';

const appraisedAt = /\bapprais(?:al|ed|es)\b(?: (?:value|came|comes|in|back|at|for|of|is|was|it|only|low))*[ :$]*$/;
const agreedAt =
  /\b(?:down to|lowered (?:it |the price )?to|agreed (?:to|on)|settled (?:on|at)|now at|dropped to|new price(?: is| of)?)[ $]*$/;

/** Whether there is mortgage insurance after an appraisal, with the money that was said. */
export const appraisedPmiIntent: Intent = {
  tool: 'loan-to-value',
  when: { test: (text) => /\b(?:pmi|mortgage insurance)\b/.test(text) && /\bapprais(?:al|ed|es)\b/.test(text) },
  unless: /\b(?:remove|drop|cancel|get rid|refinanc\w*|new appraisal|order|fha|va|usda|owe|balance)\b/,
  input: (about) => {
    const amounts = amountsOf(about);
    const appraisal = amounts.find(({ before }) => appraisedAt.test(before))?.value;
    const homes = amounts.filter(
      ({ value }) => value !== appraisal && appraisal !== undefined && value > appraisal * 0.7,
    );
    const agreed = homes.find(({ before }) => agreedAt.test(before))?.value;
    const price = agreed ?? (homes.length === 1 ? homes[0]?.value : undefined);
    if (appraisal === undefined || appraisal < smallestLoan || price === undefined) return undefined;
    const cash = [...new Set(amounts.map(({ value }) => value).filter((value) => value <= appraisal * 0.7))];
    const shares = [...spelledAsFigures(about.text).matchAll(/(?<![\d.,])(\d{1,2}(?:\.\d)?) ?(?:%|percent)/g)];
    const [downPayment, another] = cash;
    if (another !== undefined) return undefined;
    if (downPayment !== undefined) return { price, appraisal, downPayment };
    return shares.length === 1 ? { price, appraisal, downPaymentPercent: Number(shares[0]?.[1]) } : undefined;
  },
};
