import { amountsIn } from './amounts.js';
import { closingDayIn } from './closing-day.js';
import { spelledAsFigures } from './figure-words.js';
import type { Intent, IntentText } from './intent-text.js';
import { either } from './patterns.js';
import { largest, ratesIn, smallestLoan } from './sum-words.js';

/** What is borrowed: a price less what is paid down, or the largest amount. */
function borrowedIn(about: IntentText): Readonly<Record<string, number>> {
  const { price, downPayment, downPaymentPercent } = about.inputs;
  const most = largest(about);
  const paidDown =
    downPaymentPercent === undefined
      ? downPayment === undefined
        ? undefined
        : { downPayment }
      : { downPaymentPercent };
  if (most === undefined) return {};
  return paidDown && downPayment !== most && !/\bloan\b/.test(about.text)
    ? { price: price ?? most, ...paidDown }
    : { loan: most };
}

/** "At 6": a rate without decimals, if nothing else is a rate. */
const rateIn = ({ text, inputs }: IntentText): number | undefined => ratesIn(text)[0] ?? inputs.rate;

const ofDays =
  /\b(?:prepaid|pre-paid|prepay|prepaying|per ?diem|interim|odd days?)\b.{0,20}\binterest\b|\binterest\b.{0,30}\bper ?diem\b|\bper ?diem\b|\binterest\b.{0,40}\b(?:(?:per|a|each|every|one) day|daily)\b|\b(?:daily|(?:a|one|each) day(?:'?s)?(?: worth)?(?: of)?) interest\b|\b(?:per|a|each|every) day\b.{0,20}\b(?:in )?interest\b|\binterest\b.{0,30}\b(?:at closing|through the end|until the end|rest of the month|month[- ]end|(?:to|through|until|till) (?:the )?end of (?:the )?month)\b|\binteres(?:es)? (?:por dia|al dia|diario)\b/;
const firstDue =
  /\b(?:first|1st) (?:mortgage |house |loan |monthly |actual )?payments?\b|\bfirst mortgage bill\b|\b(?:start|begin) (?:paying|making (?:mortgage )?payments)\b|\bpayments? (?:start|begin)\b/;

/** Not how much it is. */
const asksWhen = {
  test: (text: string) =>
    /\bclos(?:e|ed|es|ing)\b/.test(text) &&
    !/\bhow much\b|\bwhat(?:'s| is) (?:my|our|the) first payment (?:on|for)\b/.test(text),
};

/** A loan's costs around its closing and in its first years, and two lenders for it. */
export const loanCostIntents: readonly Intent[] = [
  {
    tool: 'prepaid-interest',
    when: either(ofDays, firstDue),
    unless:
      /\b(?:why|extra|bigger|miss(?:ed)?|late|refund\w*|lock|deduct\w*|points?|heloc|car|credit cards?|student|remind|calendar|afford|save (?:up )?for|buydown|builder|escrow)\b/,
    input: (about) => {
      const borrowed = borrowedIn(about);
      const rate = rateIn(about);
      const closing = closingDayIn(about);
      const isWhole = rate !== undefined && Object.keys(borrowed).length > 0;
      const isAsked = ofDays.test(about.text) ? isWhole : closing !== undefined && asksWhen.test(about.text);
      if (!isAsked) return undefined;
      return { ...(isWhole && { ...borrowed, rate }), ...(closing !== undefined && { closing }) };
    },
  },
  {
    tool: 'temporary-buydown',
    when: { test: (text) => stepsIn(text) !== undefined },
    unless: /\b(?:arm|adjustable)\b/,
    input: (about) => {
      const lowerBy = stepsIn(about.text);
      const borrowed = borrowedIn(about);
      const rate = ratesIn(about.text.replace(stepsShape, ' '))[0] ?? about.inputs.rate;
      const { years } = about.inputs;
      const isWhole = rate !== undefined && Object.keys(borrowed).length > 0;
      if (!isWhole && !/\b(?:cost|costs|how much|price|calculate|payments?|figure|my rate)\b/.test(about.text))
        return undefined;
      return { lowerBy, ...borrowed, ...(rate !== undefined && { rate }), ...(years !== undefined && { years }) };
    },
  },
  {
    tool: 'points-break-even',
    when: /\b(?:more|extra|higher|additional) (?:in )?(?:upfront |lender |closing )?(?:fees?|costs?)\b/,
    unless: /\brefi(?:nanc\w*)?\b/,
    input: (about) => {
      const loan = largest(about);
      const [one, other, more] = ratesIn(about.text);
      const [cost, another] = feesIn(about.text);
      if (loan === undefined || one === undefined || other === undefined || more !== undefined) return undefined;
      if (cost === undefined || another !== undefined) return undefined;
      return { loan, cost, rate: Math.max(one, other), lowerRate: Math.min(one, other) };
    },
  },
  {
    tool: 'compare-lenders',
    when: /\b(?:lenders?|banks?|brokers?|credit union|quotes?|offers?|loan estimates?|options?|loans?|fees|costs?|one|other)\b/,
    unless: /\b(?:refinanc\w*|refi|arm|adjustable)\b/,
    input: (about) => {
      const rates = ratesIn(about.text.replace(aprs, ' '));
      const loan = largest(about);
      const fees = feesIn(about.text);
      const [one, other] = rates;
      if (loan === undefined || one === undefined || other === undefined || rates.length > 2 || fees.length !== 2)
        return undefined;
      const stay =
        /\b(?:stay\w*|keep\w*|sell|move|moving|over|for|in|after) (?:\w+ ){0,4}?(\d{1,2}) ?(?:-? ?years?|yrs?)\b(?! (?:fixed|loan|mortgage|term))/.exec(
          about.text,
        )?.[1];
      const { years } = about.inputs;
      return {
        ...borrowedIn(about),
        offers: [
          { rate: one, fees: fees[0] },
          { rate: other, fees: fees[1] },
        ],
        ...(stay !== undefined && { stayYears: Number(stay) }),
        ...(years !== undefined && years !== Number(stay) && { years }),
      };
    },
  },
];

/** Given in addition to each lender’s rate. It already includes the fees. */
const aprs = /\(?\bapr(?: of| is)?:? \d{1,2}\.\d{1,3} ?%?\)?|\(?\d{1,2}\.\d{1,3} ?%? apr\b\)?/g;

const stepsShape =
  /\b(?:([123])[-/ ]([120])(?:[-/ ]([10]))?|(three|two|one)[- ](two|one|zero)(?:[- ](one|zero))?)(?=[- ](?:\w+ ){0,2}buy ?-?downs?\b)|\bbuy ?-?down (?:of )?([123])[-/]([120])(?:[-/]([10]))?\b/;
const words = new Map([
  ['three', 3],
  ['two', 2],
  ['one', 1],
  ['zero', 0],
]);

/** 2 and 1 of "a 2-1 buydown": how much the rate is lowered in each year. */
function stepsIn(text: string): readonly number[] | undefined {
  const found: readonly (string | undefined)[] = stepsShape.exec(text)?.slice(1) ?? [];
  const steps = found.flatMap((part) => (part === undefined ? [] : (words.get(part) ?? Number(part))));
  return steps.length === 0 ? undefined : steps.filter((step) => step > 0);
}

/** One per lender, in their order; "no fees" means none. */
function feesIn(text: string): readonly number[] {
  const source = spelledAsFigures(` ${text} `);
  const none = [
    ...source.matchAll(
      /\b(?:no|zero|without(?: any)?|\$?0(?: in)?) (?:lender |origination |upfront )?(?:fees?|closing costs?|costs?)\b/g,
    ),
  ];
  const named = amountsIn(source)
    .filter(({ value, after }) => value < smallestLoan && !/^ ?(?:\/ ?mo|a month|per month|monthly)/.test(after))
    .map(({ value, before, after }) => ({ value, at: source.indexOf(before) + before.length, after }));
  return [...named, ...none.map(({ index }) => ({ value: 0, at: index }))]
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
