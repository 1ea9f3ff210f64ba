import { agentFeeIntent } from './agent-fee-intent.js';
import { amountsIn } from './amounts.js';
import { spelledAsFigures } from './figure-words.js';
import type { Intent, IntentText } from './intent-text.js';
import { partsOfPayment, rules, upfrontFee } from './part-intents.js';
import { either, followed } from './patterns.js';
import { amountsOf, smallestLoan, withPrice } from './sum-words.js';

const percentOf =
  /(\d{1,3}(?:\.\d{1,4})?) ?(?:%|percent|por ciento) (?:(?:down|down payment|commission|earnest(?: money)?|emd|sellers? credit|deposit|de enganche|de entrada) )?(?:of|on|for|from|de|del|para|sobre) (?:a |an |my |the |una? |la |el )?\$?\d/;

/** "House is 415000 and I put 2% earnest": a share of the only amount. */
const percentFor = /(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent) (?:in |of |as )?(?:earnest|emd|commission)\b/;
const asksHowMuch = /\b(?:how much|what(?:'?s| is)|calculate)\b/;

const shareIn = (text: string): string | undefined =>
  (percentOf.exec(text) ?? (asksHowMuch.test(text) ? percentFor.exec(text) : undefined))?.[1];

/** Questions with figures that their own words give to a tool. Before the others: "payment" and "income" are in many of them. */
export const figureIntents: readonly Intent[] = [
  {
    tool: 'debt-to-income',
    when: /\bdti\b|\b(?:back|front)[- ]end ratio\b|\bdebt[- ]to[- ]income\b|\brelacion (?:de )?(?:deudas?|deuda[- ]ingreso)\b|\bratio de deuda\b/,
    unless: /\b(?:max(?:imum)?|highest|limit|lower my|fix|improve|count)\b/,
    input: (about) => {
      const { yearlyIncome, monthlyIncome, monthlyDebts, monthlyPayment, monthlyRent } = about.inputs;
      if (yearlyIncome === undefined && monthlyIncome === undefined) return undefined;
      const debts = monthlyDebts ?? (monthlyRent === undefined ? monthlyPayment : undefined);
      const income = yearlyIncome === undefined ? { monthlyIncome } : { yearlyIncome };
      const said = monthlyDebts === undefined ? monthlyRent : (monthlyPayment ?? monthlyRent);
      const [left, another] = leftOut(about, [incomeAsSaid(about), said, debts, monthlyRent]);
      const housing = said ?? (left && isOfHome(left) ? left.value : undefined);
      // A ratio that ignores an amount would be wrong: she asks.
      if (another || (left && housing !== left.value)) return income;
      return {
        ...income,
        ...(debts !== undefined && { monthlyDebts: debts }),
        ...(housing !== undefined && { monthlyPayment: housing }),
      };
    },
  },
  agentFeeIntent,
  {
    tool: 'share-of',
    when: { test: (text) => shareIn(spelledAsFigures(text)) !== undefined },
    unless:
      /\b(?:monthly|month|mes|payments? on|afford|pmi|mip|fee|income|close|closing|cash|rate|loan|mortgage|hipoteca|enough|assistance|do (?:i|we) need|have to|should|can (?:i|we)|why|vs|versus|or|instead|save|difference|qualify|than|more)\b/,
    input: ({ text }) => {
      const spelled = spelledAsFigures(` ${text} `);
      const [amount, another] = amountsIn(spelled);
      const percent = shareIn(spelled);
      return amount && !another && percent !== undefined && amountsIn(` ${spelled.replace(percent, '')} `).length === 1
        ? { percent: Number(percent), of: amount.value }
        : undefined;
    },
  },
  {
    tool: 'share-of',
    when: /\bpoints?\b|\bpuntos\b/,
    unless: /\b(?:worth|break ?even|should|drop|score|credit|lower|year)\b/,
    input: (about) => {
      const price = withPrice(about)?.price;
      const points = /(\d(?:\.\d{1,3})?|one|two|un|dos|half a|a) (?:discount |mortgage )?(?:points?|puntos?)\b/.exec(
        about.text,
      )?.[1];
      return price === undefined ? undefined : { percent: pointsIn(points), of: price, points: true };
    },
  },
  {
    tool: 'income-needed',
    when: either(
      followed(
        /\b(?:income|salary|ingresos?|sueldo)\b/g,
        /\b(?:need(?:ed)?|required|have to|must|should|necesito|buy|for|afford)\b/,
        60,
      ),
      followed(
        /\b(?:how much|what|cuanto|que)\b/g,
        /\b(?:(?:have|need|got) to (?:make|earn|be making|bring in)|(?:must|should) (?:i|we) (?:make|earn|be making)|(?:tengo|tenemos|hay|debo|necesito) (?:que )?ganar|ganar)\b/,
        40,
      ),
    ),
    unless:
      /\b(?:i make|we make|i earn|gano|ganamos|income limits?|proof|verify|documents?|my income is|our income is|counts?|on a salary|schedule c|underwriter|1099|self-?employed|freelanc\w*)\b/,
    input: (about) => {
      if (about.inputs.price === undefined && ownIncome.test(about.text)) return undefined;
      const made = withPrice(about);
      if (made === undefined || (made.yearlyIncome ?? made.monthlyIncome) !== undefined) return undefined;
      return { ...made };
    },
  },
  upfrontFee,
  {
    tool: 'cash-needed',
    when: either(
      /\b(?:cash|money|funds) (?:to close|(?:do|would|will) (?:i|we) need|(?:is )?needed|(?:should|must) (?:i|we) (?:have|plan|bring|budget|set aside)|up ?front|out of pocket)\b|\bcash to close\b|\bclosing costs?\b|\bgastos de cierre\b|\bcostos de cierre\b|\bup ?front\b|\bout of pocket\b|\bto (?:bring|bring) to closing\b|\bat closing\b|\bcash for closing\b/,
      /\bhow much (?:money )?down (?:for|on|with)\b|\b(?:need|have|had) (?:to )?(?:save|saved)\b|\b(?:should|must) (?:i|we) (?:save|have saved)\b|\b(?:to|we|i) save (?:up )?(?:for|to buy)\b|\bsaved (?:up )?(?:before|to buy|for)\b/,
      followed(
        /\b(?:cuanto|necesito|tengo)\b/g,
        /\b(?:para (?:cerrar|el cierre)|(?:de )?enganche (?:para|por|en) una (?:casa|propiedad)|ahorrar|efectivo|para comprar|al cierre|en total)\b/,
        60,
      ),
      followed(/\bis (?:that|this|it|\$?[\d,.]+k?)/g, /\benough\b/, 40),
      followed(/\b(?:ahorrados?|ahorros|de enganche)\b/g, /\b(?:(?:me|nos) alcanzan?|es suficiente)\b/, 60),
      followed(
        /\b(?:(?:me|nos) alcanzan?|es suficiente)\b/g,
        /\b(?:ahorrados?|ahorros|de enganche|para una casa)\b/,
        60,
      ),
      followed(/\b(?:will|would|are|do) (?:my |our )?(?:\$?[\d,.]+k?)/g, /\b(?:enough|cover it)\b/, 40),
    ),
    unless: either(
      rules,
      /\b(?:seller|funding fee|mip|gano|income|salary|afford|monthly payment|a month|que casa|credit score)\b/,
    ),
    input: (about) => {
      const made = withPrice(about);
      if (!made) return undefined;
      const isCosts =
        /\b(?:closing costs?|(?:gastos|costos) de cierre)\b/.test(about.text) &&
        !/\b(?:cash|total|down|enganche|save)\b/.test(about.text);
      return { ...made, ...(isCosts && { closingCostsOnly: true }) };
    },
  },
  ...partsOfPayment,
  {
    tool: 'payment',
    when: followed(
      /\b(?:rent|renting|renta|rentar|alquil\w*)\b/g,
      /\b(?:buy|buying|own|owning|mortgage|comprar)\b/,
      80,
    ),
    input: (about) => {
      const rent = about.inputs.monthlyRent ?? about.inputs.monthlyIncome ?? about.inputs.monthlyPayment;
      const made = withPrice(about);
      if (!made || rent === undefined) return undefined;
      return { ...made, monthlyRent: rent };
    },
  },
  {
    tool: 'compare-scenarios',
    when: { test: (text) => /\d/.test(text) },
    unless: /\b(?:lenders?|quotes?|offers?|loan estimates?|refinanc\w*)\b/,
    input: (about) => {
      const { rates, downPaymentPercents } = about.inputs;
      if (!rates && !downPaymentPercents) return undefined;
      const made = withPrice(about);
      if (!made) return undefined;
      const { price, ...others } = made;
      return rates ? { ...others, loan: price } : { ...made };
    },
  },
];

/** "60k salary", "salary of 60k", "income 110k": what they earn, not what a price requires. */
const ownIncome =
  /\d ?(?:k|thousand)?,? (?:a year |yearly |annual |per year |gross |combined |household |total |family |joint )*(?:income|salary)\b|\b(?:income|salar(?:y|ies)|incomes?) (?:of |is |are )?\$?\d|\b(?:my|our|mi|nuestro) (?:[a-z]+ )?(?:income|salary|ingresos?|sueldo) (?:is|are|of|es|son|de)\b/;

/** For wages, the amount of each payment. */
function incomeAsSaid({ text, inputs: { yearlyIncome, monthlyIncome } }: IntentText): number | undefined {
  if (yearlyIncome === undefined) return monthlyIncome;
  if (/\b(?:hour|hourly|hr)\b/.test(text)) return undefined;
  return /\b(?:weekly|weeks?)\b/.test(text)
    ? yearlyIncome / (/\b(?:bi-?weekly|two weeks|2 weeks|other week)\b/.test(text) ? 26 : 52)
    : yearlyIncome;
}

type Amount = ReturnType<typeof amountsOf>[number];

/** The monthly amounts that no figure includes. Some figures are sums of several amounts. */
function leftOut(about: IntentText, figures: readonly (number | undefined)[]): readonly Amount[] {
  const all = amountsOf(about);
  const single = all.filter(({ value }) => value < smallestLoan && !figures.includes(value));
  const left = single.reduce((total, { value }) => total + value, 0);
  const sums = [...new Set(figures)].filter((figure) => !all.some(({ value }) => value === figure));
  const inSums = sums.reduce<number>((total, sum = 0) => total + sum, 0);
  const one = single.find(({ value }) => left - value === inSums);
  return left === inSums ? [] : one ? [one] : single;
}

const isOfHome = ({ before, after }: Amount): boolean =>
  /\b(?:house|mortgage|condo|place|housing|home)\b[^\d$.;]{0,30}\$?$/.test(before) ||
  /^[^\d$.;,]{0,20}\b(?:house|mortgage|condo|housing|home)\b/.test(after);

function pointsIn(said: string | undefined): number {
  const figure = Number(said);
  if (Number.isFinite(figure)) return figure;
  return said === 'two' || said === 'dos' ? 2 : said === 'half a' ? 0.5 : 1;
}
