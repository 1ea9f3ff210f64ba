import type { Token } from './tokens.js';

/** A number among the tokens, with whatever belongs to it: `$525K`, `2 1/2`, `$1,200/quarter`. */
export interface Amount {
  /** Its tokens, the last one exclusive. */
  readonly start: number;
  readonly end: number;
  /** Dollars, if it is money. */
  readonly value: number;
  /** With a dollar sign, or in thousands or millions. */
  readonly isMoney: boolean;
  /** How many months it is for, if it says so. */
  readonly months?: number | undefined;
  /** An area with its unit, which a word for the lot may stand next to. */
  readonly isArea?: true;
  /** `the low $400s` */
  readonly isRough?: boolean;
}

/** The amounts of a text, in order. */
export function amountsOf(tokens: readonly Token[]): readonly Amount[] {
  const amounts: Amount[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const amount = amountAt(tokens, place);
    if (!amount) continue;
    amounts.push(amount);
    place = amount.end - 1;
  }
  return amounts;
}

function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  const hasSign = currencySigns.has(tokens[start]?.text ?? '');
  const place = hasSign ? start + 1 : start;
  const token = tokens[place];
  if (!token) return undefined;
  const fraction = fractionAt(tokens, place);
  if (fraction !== undefined) return { start, end: place + 3, value: fraction, isMoney: false };
  const factor = factorAfter(token, tokens[place + 1], hasSign);
  const plain = token.kind === 'number' ? numberOf(token.text, hasSign && factor === 1) : numberWords.get(token.text);
  if (plain === undefined) return undefined;
  const more = !hasSign && plain < 20 ? fractionAt(tokens, place + 1) : undefined;
  const end = place + (more !== undefined ? 4 : factor > 1 ? 2 : 1);
  const isMoney = hasSign || factor > 1 || tokens[end]?.text === 'usd';
  const period = periodAt(tokens, end, isMoney);
  return {
    start,
    end: period?.end ?? end,
    value: more !== undefined ? plain + more : plain * factor,
    isMoney,
    months: period?.months,
    isRough: tokens[end]?.text === 's',
  };
}

/** `1,850`, `2.5`, `.21`; for money also `425.000`, the Spanish notation. */
function numberOf(text: string, isMoney = false): number | undefined {
  const isSpanish = (isMoney && /^\d{1,3}\.\d{3}$/.test(text)) || /^\d{1,3}(?:\.\d{3}){2,3}$/.test(text);
  if (isSpanish) return Number(text.replaceAll('.', ''));
  const isUsual = /^(?:[1-9]\d{0,2}(?:,\d{3}){1,3}|[1-9]\d{0,11}|0)?(?:\.\d{1,4})?$/.test(text);
  return isUsual ? Number(text.replaceAll(',', '')) : undefined;
}

/** The thousand in `525k`. `mil` is a million in English and a thousand in Spanish, and `300 m` is a distance. */
function factorAfter(number: Token, next: Token | undefined, hasSign: boolean): number {
  if (next?.line !== number.line) return 1;
  if (next.text === 'mil' && Number(number.text) >= 20) return 1_000;
  if (next.text === 'm' && !hasSign && !number.text.includes('.')) return 1;
  return factors.get(next.text) ?? 1;
}

/** `1/2`, but not the start of `1/2/2026`; others, such as `3/4`, only for acres, since `3/2` means bedrooms and bathrooms. */
function fractionAt(tokens: readonly Token[], at: number): number | undefined {
  const [part = '', slash, whole = '', next = ''] = [0, 1, 2, 3].map((place) => tokens[at + place]?.text);
  if (slash !== '/' || !/^[1-9]$/.test(part) || !/^(?:[2-9]|10)$/.test(whole) || next === '/') return undefined;
  const unit = next === '-' ? tokens[at + 4]?.text : next;
  const isFraction = (part === '1' && whole === '2') || /^(?:ac|acres?)$/.test(unit ?? '');
  return isFraction && Number(part) < Number(whole) ? Number(part) / Number(whole) : undefined;
}

/** `per month`, `/yr`, `a quarter`, `annually`. Only money is followed by a bare word, because `5 monthly` means nothing. */
function periodAt(tokens: readonly Token[], at: number, isMoney: boolean): { end: number; months: number } | undefined {
  const [first, second] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  const named = perWords.has(first) ? monthsOf.get(second) : undefined;
  if (named !== undefined) return { end: at + 2, months: named };
  const bare = isMoney && adverbs.has(first) ? monthsOf.get(first) : undefined;
  return bare === undefined ? undefined : { end: at + 1, months: bare };
}

const currencySigns = new Set(['$', 'usd']);
const perWords = new Set(['/', 'per', 'a', 'an', 'al', 'por', 'each', 'every']);
const adverbs = new Set([
  'monthly',
  'mo',
  'semi',
  'semiannually',
  'quarterly',
  'annually',
  'yearly',
  'mensual',
  'mensuales',
  'anuales',
]);

const words = <Value>(...rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([value, list]) => list.split(' ').map((word) => [word, value] as const)));

/** The months of a period, by every word for it. */
export const monthsOf = words(
  [1, 'month mo mth m monthly mes mensual mensuales'],
  [3, 'quarter qtr q quarterly trimestre trimestral'],
  [6, 'semi semiannually semiannual'],
  [12, 'year yr y annually annual annum yearly ano anual anuales'],
);

const factors = words([1_000, 'k thousand'], [1_000_000, 'm mm mil million millones millon']);

const numberWords = words(
  ...'one uno,two dos,three tres,four cuatro,five cinco,six seis,seven siete,eight ocho'
    .split(',')
    .map((both, place) => [place + 1, both] as const),
);
