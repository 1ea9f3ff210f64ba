import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { either, followed } from './patterns.js';
import { pmiEndIntent } from './pmi-end-intent.js';
import { amountsOf, largest, monthly, numberOf, ratesIn, smallestLoan } from './sum-words.js';

/** Sums about what a loan costs and what a lender allows, with the buyer’s own figures. */
export const loanSumIntents: readonly Intent[] = [
  {
    tool: 'debt-to-income',
    when: /(?<!\b(?:down|car|truck|loan|student|card) )\bpayments?\b|\b(?:housing|mortgage|house) costs?\b|\broom\b.{0,20}\bmortgage\b/,
    unless: /\b(?:points?|(?:what|most|how much) (?:house|home|price)|(?:house|home) can (?:i|we)|price range|extra)\b/,
    input: ({ text, inputs }) => {
      const { yearlyIncome, monthlyIncome, monthlyDebts, monthlyPayment, price, loan, program } = inputs;
      const limits = limitsIn(spelledAsFigures(text));
      const asks = superlative.test(text) || (limits !== undefined && /\b(?:how much|what)\b/.test(text));
      const isOfHome = (price ?? loan ?? monthlyPayment) !== undefined;
      if (!asks || isOfHome || (yearlyIncome ?? monthlyIncome) === undefined) return undefined;
      return {
        ...(yearlyIncome === undefined ? { monthlyIncome } : { yearlyIncome }),
        ...(monthlyDebts !== undefined && { monthlyDebts }),
        ...(program !== undefined && { program }),
        ...limits,
        mostHousing: true,
      };
    },
  },
  {
    tool: 'points-break-even',
    when: either(
      /\b(?:points?|buy(?:ing)? (?:it |the rate )?down|buy ?downs?|break ?even|(?:it|that|this|they) (?:to )?pays? off|pays? (?:for )?itself|recoup\w*|recover|money back|come out ahead)\b/,
      followed(/\bworth\b/g, /\b(?:payment|mortgage|rate)\b/, 60),
      followed(/\b(?:payment|mortgage|rate)\b/g, /\bworth\b/, 60),
    ),
    unless: /\b(?:closing costs?|rent|score|extra|cards?|debts?|car|(?:raises?|increases?) (?:my|the|our) payment)\b/,
    input: (about) => {
      const loan = largest(about);
      const rates = ratesIn(about.text);
      const hasRates = loan !== undefined && rates.length === 2;
      const saving = savingIn(spelledAsFigures(about.text));
      const monthlySaving = saving?.monthly;
      const points = /(\d?(?:\.\d{1,3})|\d|one|two|three|half a|a) (?:discount |mortgage )?points?\b/.exec(
        about.text,
      )?.[1];
      const cost = amountsOf(about).find(
        ({ value, after }) => value < smallestLoan && !monthly.test(after) && saving?.figures.includes(value) !== true,
      )?.value;
      if (
        (!hasRates && monthlySaving === undefined) ||
        (cost === undefined && (points === undefined || loan === undefined))
      )
        return undefined;
      const stay =
        /\b(?:stay\w*|keep\w*|move|moving|sell|for|here)\b.{0,20}?(\d{1,2})(?: ?(?:-|to|or) ?\d{1,2})? ?(?:years?|yrs?)\b/.exec(
          about.text,
        )?.[1];
      return {
        ...(loan !== undefined && (hasRates || cost === undefined) && { loan }),
        ...(hasRates && { rate: Math.max(...rates), lowerRate: Math.min(...rates) }),
        ...(monthlySaving !== undefined && { monthlySaving }),
        ...(cost === undefined ? { points: pointsIn.get(points ?? '') ?? Number(points) } : { cost }),
        ...(stay !== undefined && { stayYears: Number(stay) }),
      };
    },
  },
  pmiEndIntent,
];

/** Of the payment; "at most" goes with an amount. */
const superlative = /\b(?:max(?:imum)?|(?<!at )most|highest|biggest|largest|how (?:big|high|large)|room)\b/;

/** "43% DTI", "28/36": for all debts with housing, and for housing alone. */
function limitsIn(text: string): Readonly<Record<string, number>> | undefined {
  const [, front, back] = /(?<![\d.])(\d{2}) ?%? ?\/ ?(\d{2})(?![\d/])/.exec(text) ?? [];
  if (front !== undefined && back !== undefined) return { housingPercent: Number(front), limitPercent: Number(back) };
  const share =
    /(?<![\d.])(\d{2}(?:\.\d{1,2})?) ?(?:%|percent)(?! ?down)/.exec(text)?.[1] ??
    /\b(?:dti|debt[- ]to[- ]income|ratio|limit|cap)(?: [a-z]+){0,3} (\d{2})(?![\d,.]|k)/.exec(text)?.[1] ??
    /(?<![\d.,$])(\d{2}) (?:dti|debt[- ]to[- ]income|back[- ]end)\b/.exec(text)?.[1];
  if (share === undefined) return undefined;
  const isHousing =
    /\b(?:front[- ]end|housing ratio)\b/.test(text) ||
    (Number(share) <= 33 && !/\b(?:dti|debt[- ]to[- ]income|back[- ]end|debts? included)\b/.test(text));
  return isHousing ? { housingPercent: Number(share) } : { limitPercent: Number(share) };
}

interface Saving {
  readonly monthly: number;
  /** In the order of the question. */
  readonly figures: readonly number[];
}

/** "Saves 61 a month", "knocks 110 off the payment", "from 2,100 to 2,050": the monthly savings. */
function savingIn(text: string): Saving | undefined {
  const change = /\bfrom \$?([\d,]{3,6})(?: a month)? to \$?([\d,]{3,6})(?!\d|\.\d| ?%| ?percent)/.exec(text);
  if (change) {
    const [from, to] = [numberOf(change[1] ?? ''), numberOf(change[2] ?? '')];
    return from > to && from < smallestLoan ? { monthly: from - to, figures: [from, to] } : undefined;
  }
  const figure = savings.map((shape) => shape.exec(text)?.[1]).find((found) => found !== undefined);
  const saved = figure === undefined ? undefined : numberOf(figure);
  return saved !== undefined && saved < 2_000 ? { monthly: saved, figures: [saved] } : undefined;
}
const savings = [
  /(?<![\d.,])\$?(\d{1,3}(?:\.\d\d)?|\d,\d{3}|\d{4}) ?(?:dollars |bucks )?(?:lower |less |cheaper |off )?(?:\/ ?mo|a month|per month|each month|every month|monthly|per mo)/,
  /\b(?:payments?|mortgage|monthly)(?: [a-z]+){0,3} (?:by|down) (?:about |around )?\$?(\d{2,3})(?![\d,])/,
  /(?<![\d.,])\$?(\d{2,3}) (?:off|from|less on) (?:of )?(?:my |the |our |your )?(?:monthly )?(?:house |mortgage )?(?:payment|mortgage)/,
  /\bpayments?(?: (?:that|is|that's|which|goes|go|drops?|falls?|would|will|be))* (?:by )?\$?(\d{2,3}) (?:lower|less|cheaper)/,
] as const;

const pointsIn = new Map([
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['half a', 0.5],
]);
