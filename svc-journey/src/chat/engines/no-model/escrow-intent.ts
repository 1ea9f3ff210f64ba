import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { amountsOf, monthly, smallestLoan } from './sum-words.js';

type Amount = ReturnType<typeof amountsOf>[number];

/** How much a mortgage payment rises. An amount of another kind would make the sum wrong: then an entry answers. */
export const escrowIntent: Intent = {
  tool: 'escrow-increase',
  when: /\b(?:escrow|tax(?:es)?|insurance|premium)\b/,
  unless: /\b(?:buy|buying|afford|rate|dispute|fight|allowed|can they)\b/,
  input: (about) => {
    if (!/\b(?:how much|month(?:ly)?|payments?)\b/.test(about.text)) return undefined;
    const amounts = amountsOf(about);
    const [found, rises]: [{ shortage?: number; payment?: number }, number[]] = [{}, []];
    for (const [at, amount] of amounts.entries()) {
      const next = amounts[at + 1];
      const previous = amounts[at - 1];
      if (isFrom(amount) && next && isTo(next)) continue;
      if (previous && isFrom(previous) && isTo(amount)) {
        if (subjectOf(previous) !== 'bill') return undefined;
        rises.push(yearly(amount, amount.value - previous.value));
      } else if (isShort(amount)) found.shortage ??= amount.value;
      else if (isRise(amount) && subjectOf(amount) === 'bill') rises.push(yearly(amount, amount.value));
      else if (subjectOf(amount) === 'payment' && amount.value < smallestLoan && !isRise(amount))
        found.payment ??= amount.value;
      else return undefined;
    }
    const yearlyIncrease = rises.reduce((sum, rise) => sum + rise, 0);
    if (yearlyIncrease < 0 || (yearlyIncrease === 0 && found.shortage === undefined)) return undefined;
    const [, over, unit] =
      /\b(?:over|in|across|for) (?:the next )?(\d{1,2}) (months|years)\b/.exec(spelledAsFigures(about.text)) ?? [];
    const spreadMonths = over === undefined ? undefined : Number(over) * (unit === 'years' ? 12 : 1);
    return {
      ...found,
      ...(yearlyIncrease > 0 && { yearlyIncrease }),
      ...(spreadMonths !== undefined && found.shortage !== undefined && { spreadMonths }),
    };
  },
};

const isFrom = ({ before }: Amount) => /\bfrom (?:about |around )?\$?$/.test(before);
const isTo = ({ before }: Amount) => /\bto (?:about |around )?\$?$/.test(before);

const isShort = ({ before, after }: Amount) =>
  /\bshort(?:age|fall)?(?: (?:of|is|was|by|about|around|for))*[ :$]*$/.test(before) ||
  /^ ?(?:dollars? )?(?:escrow )?short/.test(after);

const isRise = ({ before, after }: Amount) =>
  /\b(?:up|rose|risen|rise|rises|rising|jump(?:ed|s)?|increas(?:ed?|es|ing)|climbed|raised|hike)(?: (?:by|of|is|about|around|another|almost|nearly|an?|extra|like))*[ :$]*$/.test(
    before,
  ) || /^ ?(?:dollars |bucks )?(?:(?:a|per|each) (?:year|month) )?(?:more|higher|increase)\b/.test(after);

const yearly = (amount: Amount, value: number) => (monthly.test(amount.after) ? value * 12 : value);

/** What was last named before an amount, or right after it. */
function subjectOf({ before, after }: Amount): 'bill' | 'payment' | undefined {
  const lastOf = (shape: RegExp) => [...before.matchAll(shape)].at(-1)?.index ?? -1;
  const bill = lastOf(/\b(?:tax(?:es)?|insurance|premiums?|homeowners)\b/g);
  const payment = lastOf(/\b(?:payments?|mortgage|pay|paying)\b/g);
  if (bill > payment) return 'bill';
  if (payment > bill) return 'payment';
  return /^[^.,;?]{0,20}\b(?:tax(?:es)?|insurance|premium)\b/.test(after)
    ? 'bill'
    : /^[^.,;?]{0,12}\bpayments?\b/.test(after)
      ? 'payment'
      : undefined;
}
