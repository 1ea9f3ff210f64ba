import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { quotedShare } from './part-intents.js';
import { amountsOf, smallestLoan } from './sum-words.js';

type Amount = ReturnType<typeof amountsOf>[number];

const ends =
  /\b(?:when|cuando|quit(?:a|an|ar|o)|how (?:long|soon|far|many (?:years|months|payments))|what (?:balance|point|amount)|until|(?:comes?|falls?|drops?) off|go(?:es)? away|remov\w*|cancel\w*|get rid|get out of|be done with|drop|dump|ditch|shed|lose|end(?:s|ed)?|stop\w*|how much more (?:do|would|will|must|should) (?:i|we))\b/;

/** The balances that end PMI are shares of the original value: a loan amount isn't used instead. */
export const pmiEndIntent: Intent = {
  tool: 'pmi-end',
  when: { test: (text) => /\b(?:pmi|mortgage insurance)\b/.test(text) && ends.test(text) },
  unless:
    /\b(?:fha|mip|va|usda|apprais\w*|worth|value (?:went|has|is|rose|went)|went up|lender[- ]paid|avoid|without)\b/,
  input: (about) => {
    const { rate, years, downPayment, downPaymentPercent } = about.inputs;
    const found: { balance?: number; loan?: number; price?: number } = {};
    for (const amount of amountsOf(about)) {
      if (amount.value < smallestLoan || amount.value === downPayment) continue;
      const role = roleOf(amount);
      if (found[role] !== undefined) return undefined;
      found[role] = amount.value;
    }
    const { price, loan } = found;
    if ((price ?? loan) === undefined || (price ?? Infinity) <= (loan ?? 0)) return undefined;
    const quotedPercent = quotedShare('mortgage-insurance', spelledAsFigures(about.text));
    return {
      ...found,
      ...(downPayment !== undefined && { downPayment }),
      ...(downPaymentPercent !== undefined && { downPaymentPercent }),
      ...(rate !== undefined && rate !== quotedPercent && { rate }),
      ...(years !== undefined && { years }),
      ...(quotedPercent !== undefined && { quotedPercent }),
    };
  },
};

const isOwed =
  /\b(?:owe|owed|owing|balance|principal|down to)(?: (?:is|of|about|around|roughly|just|at|now|still|on it))*[ :$]*$/;

function roleOf({ before, after }: Amount): 'balance' | 'loan' | 'price' {
  if (isOwed.test(before) || /^ ?(?:dollars )?(?:left|still owed|to go)\b/.test(after)) return 'balance';
  const next = /^ ?(?:dollars )?(?:conventional )?(loan|mortgage|home|house|condo|place|townhouse)\b/.exec(after)?.[1];
  if (next !== undefined) return next === 'loan' || next === 'mortgage' ? 'loan' : 'price';
  const lastOf = (shape: RegExp) => [...before.matchAll(shape)].at(-1)?.index ?? -1;
  const loan = lastOf(/\b(?:loan|mortgage(?! insurance)|borrow(?:ed|ing)?|financ(?:ed|ing)|pr[eé]stamo|hipoteca)\b/g);
  const home = lastOf(
    /\b(?:house|home|condo|townhouse|place|price|paid|bought|buying|value|valued|cost|casa|purchased?)\b/g,
  );
  return loan > home ? 'loan' : 'price';
}
