import type { ReadInputs } from './read-inputs.js';

/** A tool with the input known so far. */
export interface Pending {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a question adds to the calculation before it. */
export interface Added {
  readonly text: string;
  readonly inputs: ReadInputs;
  /** What its words ask for by themselves. */
  readonly wish: Pending | undefined;
}

/** The tools that figures of a question can complete. */
export const calculations: ReadonlySet<string> = new Set([
  'affordability',
  'payment',
  'cash-needed',
  'income-needed',
  'debt-to-income',
  'pmi-end',
  'compare-scenarios',
  'prepaid-interest',
  'temporary-buydown',
  'save-scenario',
]);

/** "And with 10% down?", "What about Texas?", "My partner makes 40k too." */
export const followsUp =
  /^(?:ok(?:ay)?,? |so |but |oh,? )*(?:and\b|plus\b|also\b|with\b|what about\b|what if\b|how about\b|now with\b|(?:make|try|change) (?:it|that)\b|my (?:wife|husband|partner|spouse|fiancee?|girlfriend|boyfriend)\b)|\binstead\b/;

/** Little more than figures and places: "AZ, 400 in debts, 30k down". */
export function addsToCalculation({ text, inputs }: Added): boolean {
  if (Object.keys(inputs).length === 0 || text.length >= 200 || asks.test(text)) return false;
  return !namesOnlyPlace(inputs) || text.split(' ').length <= 6;
}

const asks =
  /\b(?:what (?:is|are|does)|how (?:do|does|long)|why|when|who|explain|difference)\b|^(?:do|does|is|are|can|should|will|which|where)\b/;

export const namesOnlyPlace = (inputs: ReadInputs): boolean =>
  Object.keys(inputs).every((name) => name === 'state' || name === 'countyFips');

/** Whether it asks for something other than the last calculation. "400 car payment" doesn't. */
export const isAnother = (wish: Pending, last: string, { price, loan }: ReadInputs): boolean =>
  wish.tool !== last && (!calculations.has(wish.tool) || price !== undefined || loan !== undefined);

/** The latest value wins, even if an earlier question expressed it differently. */
export function withAdded(before: Pending['input'], { text, inputs }: Added): Pending['input'] {
  const said = new Set(Object.keys(inputs));
  const replaced = new Set(replacements.filter((names) => names.some((name) => said.has(name))).flat());
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => !replaced.has(name)));
  const first = incomeOf(before);
  const second = incomeOf(inputs);
  const isSecond = secondIncome.test(text) && !allIncome.test(text);
  return {
    ...kept,
    ...inputs,
    ...(isSecond && first !== undefined && second !== undefined && { yearlyIncome: first + second }),
  };
}

/** In each group, a new value replaces the others. */
const replacements: readonly (readonly string[])[] = [
  ['yearlyIncome', 'monthlyIncome'],
  ['downPayment', 'downPaymentPercent', 'downPaymentPercents'],
  ['state', 'countyFips'],
  ['years', 'terms'],
  ['rate', 'rates'],
  ['program', 'programs'],
];

const secondIncome =
  /\b(?:wife|husband|partner|spouse|fiancee?|girlfriend|boyfriend|she|he) (?:also )?(?:makes|earns|brings in|gets)\b|\bsecond (?:job|income)\b/;
const allIncome = /\b(?:we|together|combined|total|altogether)\b/;

function incomeOf({
  yearlyIncome,
  monthlyIncome,
}: {
  readonly yearlyIncome?: unknown;
  readonly monthlyIncome?: unknown;
}): number | undefined {
  if (typeof yearlyIncome === 'number') return yearlyIncome;
  return typeof monthlyIncome === 'number' ? monthlyIncome * 12 : undefined;
}
