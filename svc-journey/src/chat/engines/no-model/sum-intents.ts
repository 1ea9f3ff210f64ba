import { escrowIntent } from './escrow-intent.js';
import { spelledAsFigures } from './figure-words.js';
import type { Intent, IntentText } from './intent-text.js';
import { amountsOf, largest, monthly, ratesIn, smallestLoan, withPrice } from './sum-words.js';

/** For a home, "410" means thousands. */
const ofHome = (value: number): number => (value < 1_000 ? value * 1_000 : value);

/** Sums with the buyer’s own figures. These come first: none of them involves an income. */
export const sumIntents: readonly Intent[] = [
  {
    tool: 'extra-payment',
    when: /\b(?:extra|additional)\b|\b(?:another|add(?:ing)?) \$?\d/,
    unless: /\b(?:cash|afford|appraisal|income|closing)\b/,
    input: (about) => {
      const loan = largest(about);
      const extra = amountsOf(about).find(
        ({ value, before, after }) =>
          value < smallestLoan &&
          (/\b(?:extra|additional|another|add|adding)(?: (?:principal|payments?))?(?: of)? ?\$?$/.test(before) ||
            /^ ?(?:dollars |bucks )?(?:(?:\/ ?mo|a month|per month|each month|every month|monthly) )?(?:extra|additional)\b/.test(
              after,
            )),
      )?.value;
      const [rate] = ratesIn(about.text);
      if (loan === undefined || extra === undefined || rate === undefined) return undefined;
      const { years } = about.inputs;
      return { loan, extra, rate, ...(years !== undefined && { years }) };
    },
  },
  {
    tool: 'time-to-save',
    when: /\b(?:sav(?:e|ed|ing|ings)|put(?:ting)? (?:away|aside|back)|set(?:ting)? aside|stash\w*|goal)\b|\bneed\b.{0,30}\bhave\b.{0,30}\bcan (?:do|put)\b/,
    unless: /\b(?:rent|extra|points?|i make|we make|interest|pay ?off)\b/,
    input: (about) => {
      const expected = amountsOf(about).find(isOnce)?.value;
      const amounts = amountsOf(about).filter(({ value }) => value !== expected);
      const expectedOnce = expected !== undefined && { expected };
      const months = monthsToSaveIn(about.text);
      const [goal, saved] = amounts.map(({ value }) => value).toSorted((one, other) => other - one);
      if (months !== undefined && goal !== undefined && amounts.length < 3)
        return { goal, months, ...(saved !== undefined && { saved }), ...expectedOnce };
      if (!/\b(?:how (?:long|many|soon)|when|by what)\b/.test(about.text)) return undefined;
      const rest = amounts.filter(({ after }) => !monthly.test(after)).map(({ value }) => value);
      const each = amounts.find(({ after }) => monthly.test(after))?.value;
      if (each === undefined || rest.length === 0 || rest.length > 2) return undefined;
      return {
        monthly: each,
        goal: Math.max(...rest),
        ...(rest.length === 2 && { saved: Math.min(...rest) }),
        ...expectedOnce,
      };
    },
  },
  {
    tool: 'appraisal-gap',
    when: /\bapprais(?:al|ed|es|e)\b/,
    unless: /\b(?:refinanc\w*|tax|assess\w*|how much (?:is|does|for) (?:an? |the )?appraisal|pmi)\b/,
    input: (about) => {
      const amounts = amountsOf(about);
      const [one, other] = amounts.map(({ value }) => ofHome(value));
      if (one === undefined || other === undefined || amounts.length > 2) return undefined;
      const [price, less] = [Math.max(one, other), Math.min(one, other)];
      const isGap = less < price / 3;
      const isAppraisal = (at: number) => appraisedAt.test(amounts[at]?.before ?? '');
      // Two amounts are a low appraisal unless the words say that it is the higher one.
      if (!isGap && isAppraisal(0) !== isAppraisal(1) && (isAppraisal(0) ? one : other) === price)
        return { price: less, appraisal: price };
      if (isGap && !amounts.some(({ after }) => /^ ?(?:under|below|short|less|low)\b/.test(after))) return undefined;
      const percent =
        about.inputs.downPaymentPercent ??
        Number(/(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:%|percent)/.exec(spelledAsFigures(about.text))?.[1]);
      return {
        price,
        appraisal: isGap ? price - less : less,
        ...(Number.isFinite(percent) && { downPaymentPercent: percent }),
      };
    },
  },
  escrowIntent,
  {
    tool: 'cash-needed',
    when: /\b(?:bring|wire|cash|owe|closing|need|come up with|left to pay)\b/,
    unless: /\b(?:can i|who pays|negotiate|afford|refund\w*|lose|get back)\b/,
    input: (about) => {
      const own = ownCosts(about);
      const made = withPrice(about);
      if (
        !made ||
        Object.keys(own).length === 0 ||
        !/\b(?:how much|what'?s?|cash|total|(?:does|will|would) (?:that|this|it) work)\b/.test(about.text)
      )
        return undefined;
      const { downPayment } = made;
      const isRead = downPayment !== undefined && Object.values(own).includes(downPayment);
      return { ...without(made, ['savings', ...(isRead ? ['downPayment'] : [])]), ...own };
    },
  },
  {
    tool: 'compare-scenarios',
    when: { test: (text) => /\d/.test(text) },
    input: (about) => {
      const { terms } = about.inputs;
      const loan = largest(about);
      const rates = ratesIn(about.text);
      return terms && loan !== undefined && rates.length === terms.length ? { terms, rates, loan } : undefined;
    },
  },
  {
    tool: 'payment',
    when: /\b(?:p ?& ?i|p and i|principal (?:and|&|\+) interest)\b/,
    unless: /\b(?:what (?:is|does) p|extra|mean)\b/,
    input: (about) => {
      const loan = largest(about);
      const [rate] = ratesIn(about.text);
      const { years, downPayment, downPaymentPercent } = about.inputs;
      if (loan === undefined || downPayment !== undefined || downPaymentPercent !== undefined) return undefined;
      return { loan, ...(rate !== undefined && { rate }), ...(years !== undefined && { years }) };
    },
  },
];

const once =
  '(?:tax |income tax |work |year[- ]end |holiday |wedding |cash |one[- ]time )*(?:refund|bonus|gift|inheritance|check|payout|windfall|severance)';
const onceBefore = new RegExp(
  String.raw`\b(?:${once}(?: (?:of|is|for|about|around|coming|worth|will be))*|(?:expecting|expect|getting) (?:(?:a|an|about|around|another) )*) ?\$?$`,
);
const onceAfter = new RegExp(String.raw`^ ?(?:dollars )?(?:(?:in|from|as) )?(?:a |an |my |our )?${once}\b`);
/** Amounts received once: "a $2,500 tax refund". */
const isOnce = ({ before, after }: ReturnType<typeof amountsOf>[number]): boolean =>
  !monthly.test(after) && (onceBefore.test(before) || onceAfter.test(after));

/** "How much a month to have 30k in 2 years". A percentage refers to a price, which isn’t the goal. */
function monthsToSaveIn(text: string): number | undefined {
  const spelled = spelledAsFigures(text);
  if (!/\bhow much\b/.test(spelled) || !/\b(?:(?:a|per|each|every) month|monthly)\b/.test(spelled)) return undefined;
  if (/%|\bpercent\b|\bafford\b/.test(spelled)) return undefined;
  const [, figure, unit] =
    /\b(?:in|within|over) (\d{1,2}|an?|one|two|three|four|five) (years?|months?)\b/.exec(spelled) ?? [];
  if (figure === undefined) return undefined;
  return (timesIn.get(figure) ?? Number(figure)) * (unit?.startsWith('year') ? 12 : 1);
}

const appraisedAt =
  /\b(?:appraisals?|appraised?|appraises|(?:came|comes?|come) (?:in|back))(?: (?:at|for|of|is|was|it))* ?\$?$/;

/** The parts of the cash that the buyer knows: closing costs, money already paid, the seller's credit. */
function ownCosts(about: IntentText): Readonly<Record<string, number>> {
  const amounts = amountsOf(about).filter(({ value }) => value < 100_000);
  const beside = (before: RegExp, after: RegExp) =>
    amounts.find((each) => before.test(each.before) || after.test(each.after))?.value;
  const earnest = beside(
    /\bearnest(?: money)?(?: deposit)?(?: (?:of|is|was|paid))*[ :$]*$/,
    /^ ?(?:dollars? )?(?:in |as |of )?(?:earnest|emd)\b/,
  );
  const sellerCredit = beside(
    /\b(?:sellers?(?:'s)? (?:is |are |will |would )?(?:giv\w+|pay\w*|credit\w*|contribut\w*|cover\w*)(?: (?:us|me|of|is|back))*|(?:credits?|concessions?)(?: (?:of|is|are))?) ?\$?$/,
    /^ ?(?:dollars? )?(?:in |of )?(?:sellers? )?(?:credits?|concessions?)\b|^ ?(?:back )?from (?:the )?sellers?\b/,
  );
  const share = costsShareIn(spelledAsFigures(about.text));
  const closingCosts = beside(costsOf, /^ ?(?:dollars? )?(?:in |of |for )?closing costs?\b/);
  return {
    ...(earnest !== undefined && { earnest }),
    ...(sellerCredit !== undefined && { sellerCredit }),
    ...(closingCosts !== undefined && { closingCosts }),
    ...(share !== undefined && closingCosts === undefined && { closingCostsPercent: share }),
  };
}

const are =
  '(?:is|are|be|of|at|about|around|roughly|run|runs|total|comes?|to|equals?|that|will|would|should|estimated|figured|average)';
const costsOf = new RegExp(
  String.raw`\bclosing(?: costs?)?(?: (?:and|&|\+) (?:prepaids?|fees|escrows?))?(?: ${are})*[ :$]*$`,
);
/** "They come to 3%" gives the costs, once these have been named. */
const theyAre = new RegExp(String.raw`\b(?:costs|they(?:'re)?)(?: ${are})+ $`);

/** "Closing costs at 3%", "plus 3% closing costs": a share of the price, and the buyer’s own. */
function costsShareIn(text: string): number | undefined {
  const found = [...text.matchAll(/(?<![\d.])(\d(?:\.\d{1,2})?) ?(?:%|percent)(?! ?down)/g)].find(
    ({ 0: share, index }) => {
      const before = text.slice(Math.max(0, index - 60), index);
      if (/\bseller\b/.test(before)) return false;
      const isNamed = costsOf.test(before) || (/\bcosts\b/.test(text) && theyAre.test(before));
      return (
        isNamed ||
        /^ ?(?:of the price |of the purchase price )?(?:for |in |as )?closing\b/.test(text.slice(index + share.length))
      );
    },
  );
  return found && Number(found[1]);
}

const without = (inputs: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => !names.includes(name)));

const timesIn = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);
