import { amountsIn } from './amounts.js';
import { spelledAsFigures } from './figure-words.js';
import type { IntentText } from './intent-text.js';
import type { ReadInputs } from './read-inputs.js';

/** A question's amounts, in its order. */
export const amountsOf = ({ question }: IntentText) =>
  amountsIn(spelledAsFigures(` ${question.replace(/[’]/g, "'")} `));

/** The largest amount that is big enough for a home or its loan. */
export const largest = (about: IntentText): number | undefined => {
  const most = Math.max(0, ...amountsOf(about).map(({ value }) => value));
  return most >= smallestLoan ? most : undefined;
};
export const smallestLoan = 20_000;

/** "6.75 to 6.5": also without a percent sign. */
export const ratesIn = (text: string): number[] =>
  [
    ...spelledAsFigures(text).matchAll(
      /(?<![\d.,$/-])(\d{1,2}(?:\.\d{1,3})?)(?= ?(?:%|percent)(?! ?down))|(?<![\d.,$/-])([2-9]\.\d{1,3}|1\d\.\d{1,3})(?! ?(?:k|m|million|points?|down|ba|bath(?:room)?s?|acres?|hours?|weeks?|years?|yrs?)\b)(?!\d|,\d)|\b(?:at|from|to) ([2-9])(?![\d.,]| ?(?:k|years?|yrs?|points?|%|percent|months?|am|pm)\b)/g,
    ),
  ]
    .map(([, share, decimal, whole]) => Number(share ?? decimal ?? whole))
    .filter((each) => each >= 2 && each <= 12);

/** "290k 6.25 30 yr": if only one figure can be a rate, it is the rate. */
export function withOnlyRate({ text, inputs }: IntentText): ReadInputs {
  const [rate, another] = ratesIn(text).filter((each) => each >= lowRate);
  return inputs.rate !== undefined || rate === undefined || another !== undefined ? inputs : { ...inputs, rate };
}
/** Lower ones are usually taxes, fees, and closing costs. */
const lowRate = 4.5;

export const monthly =
  /^ ?(?:dollars |bucks )?(?:extra |more |additional )?(?:\/ ?mo?|a month|per month|each month|every month|monthly)/;

export const numberOf = (figure: string): number => Number(figure.replace(/,/g, ''));

/** The largest amount of a question is the price, unless its words say that it is something else. */
export function withPrice({ text, inputs }: IntentText): (ReadInputs & { readonly price: number }) | undefined {
  if (inputs.price !== undefined) return { ...inputs, price: inputs.price };
  const { loan, ...others } = inputs;
  if (loan !== undefined && loan >= 20_000) return { ...others, price: loan };
  const most = Math.max(0, ...amountsIn(` ${spelledAsFigures(text)} `).map(({ value }) => value));
  if (most < 20_000 || [inputs.savings, inputs.downPayment, inputs.monthlyDebts].includes(most)) return undefined;
  const { yearlyIncome, ...rest } = inputs;
  return { ...rest, ...(yearlyIncome !== undefined && yearlyIncome !== most && { yearlyIncome }), price: most };
}
