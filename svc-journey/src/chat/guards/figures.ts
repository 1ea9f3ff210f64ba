import { withDigits } from './number-words.js';

/** A number that a text states. Money is in dollars, a percent is as written, `unit` is singular. */
export type Figure =
  | { readonly kind: 'money' | 'percent'; readonly value: number; readonly step: number; readonly text: string }
  | { readonly kind: 'count'; readonly value: number; readonly unit: string | null; readonly text: string }
  | { readonly kind: 'time'; readonly value: number; readonly text: string }
  /** 0 is Sunday. */
  | { readonly kind: 'weekday'; readonly value: number; readonly text: string }
  | {
      readonly kind: 'date';
      readonly year: number | null;
      readonly month: number;
      readonly day: number | null;
      readonly text: string;
    };

/**
 * Every number in a text, however it is written: digits of any script, words, ranges, "$411k". Mere names (W-2, 401(k))
 * and list item numbers aren't figures. Takes time in proportion to the text.
 */
export function figuresOf(text: string): Figure[] {
  const found: Figure[] = [];
  let rest = withDigits(plain(text)).replace(names, ' ').replace(listNumbers, '$1 ');
  for (const { shape, read } of shapes) {
    rest = rest.replace(shape, (match: string, ...groups: unknown[]) => {
      const figure = read(
        groups.map((group) => (typeof group === 'string' ? group : undefined)),
        match.trim(),
      );
      if (figure === undefined) return match;
      found.push(figure);
      return ' · ';
    });
  }
  return found;
}

type Groups = readonly (string | undefined)[];
interface Shape {
  readonly shape: RegExp;
  readonly read: (groups: Groups, text: string) => Figure | undefined;
}

/** Plain digits and dashes, with no invisible characters between them. */
function plain(text: string): string {
  return text
    .replace(/½/g, '.5')
    .replace(/¼/g, '.25')
    .replace(/¾/g, '.75')
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, '')
    .replace(/[\p{Nd}]/gu, (digit) => (/\d/.test(digit) ? digit : plainDigit(digit)))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[*_`~]/g, '')
    .replace(/\p{Zs}/gu, ' ');
}

/** In Unicode, the digits of a script are consecutive, starting with its zero. */
function plainDigit(digit: string): string {
  let steps = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - steps - 1))) steps += 1;
  return String(steps % 10);
}

const names =
  /\b(?:W-?2s?|1099s?|Form \d{3,4}[A-Z]?|401\(?k\)?s?|403\(b\)|203\(?k\)?|24\/7|HO-\d|Section 8|Title [IVX]+|1003)(?![\w,])/gi;
const listNumbers = /(^|\n)[ >]*\d{1,2}[.)](?= )/g;

/** Starts where its digits do, so that a long run of them is read only once. */
const number = String.raw`((?<!\d)\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<!\d)\d+(?:\.\d+)?|\.\d+)`;
const scale = String.raw`(?:[ -]?(k|thousand|grand|mil|m|mm|million|millones|millon|b|bn|billion)\b)?`;
const factors = new Map<string, number>([
  ['k', 1_000],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['mil', 1_000],
  ['m', 1_000_000],
  ['mm', 1_000_000],
  ['million', 1_000_000],
  ['millones', 1_000_000],
  ['millon', 1_000_000],
  ['b', 1_000_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
]);

const monthNames = [
  ['jan', 'january', 'enero'],
  ['feb', 'february', 'febrero'],
  ['mar', 'march', 'marzo'],
  ['apr', 'april', 'abril'],
  ['may', 'mayo'],
  ['jun', 'june', 'junio'],
  ['jul', 'july', 'julio'],
  ['aug', 'august', 'agosto'],
  ['sep', 'sept', 'september', 'septiembre'],
  ['oct', 'october', 'octubre'],
  ['nov', 'november', 'noviembre'],
  ['dec', 'december', 'diciembre'],
];
const months = new Map(monthNames.flatMap((list, index) => list.map((name) => [name, index + 1] as const)));
const month = String.raw`(${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})\b\.?`;

/** Only singular and in full: "Sundays" isn't a specific day, and "sun" and "sat" are words. */
const weekdays = [
  ['sunday', 'domingo'],
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miércoles', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sábado', 'sabado'],
];

function date(year: string | undefined, monthName: string | undefined, day: string | undefined, text: string) {
  const found = months.get(monthName?.toLowerCase() ?? '') ?? Number(monthName);
  if (!(found >= 1 && found <= 12)) return undefined;
  const fullYear = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
  return { kind: 'date', year: fullYear, month: found, day: day === undefined ? null : Number(day), text } as const;
}

function amount(kind: 'money' | 'percent', digits: string | undefined, word: string | undefined, text: string) {
  if (digits === undefined) return undefined;
  const factor = word === undefined ? 1 : (factors.get(word.toLowerCase()) ?? 1);
  return { kind, value: Number(digits.replace(/,/g, '')) * factor, step: stepOf(digits) * factor, text } as const;
}

/** The place value of the last digit that isn’t a rounding zero: 1,000 for 411,000; 0.01 for 6.25. */
function stepOf(digits: string): number {
  const bare = digits.replace(/,/g, '');
  const [whole = '', decimals] = bare.split('.');
  if (decimals !== undefined) return 10 ** -decimals.length;
  return 10 ** (whole.length - whole.replace(/(?<!0)0+$/, '').length);
}

const units = new Map(
  (
    'year years yr yrs año años|month months mo mos mes meses|week weeks semana semanas|day days dia dias día días|' +
    'hour hours hr hrs hora horas|minute minutes min mins|point points|bedroom bedrooms bed beds|bathroom bathrooms bath baths|' +
    'home homes house houses|lender lenders|payment payments|deadline deadlines|document documents|task tasks|mile miles|' +
    'sqft|acre acres|unit units|time times|person people|scenario scenarios|county counties|basis'
  )
    .split('|')
    .flatMap((forms) => forms.split(' ').map((form) => [form, forms.split(' ')[0] ?? form] as const)),
);

const shapes: readonly Shape[] = [
  {
    shape: new RegExp(String.raw`(?<!\d)(\d+) (\d)\/(\d) ?(?:%|percent|per cent|por ciento|pct)`, 'gi'),
    read: ([whole, part, of], text) => ({
      kind: 'percent',
      value: Number(whole) + Number(part) / Number(of),
      step: 0.001,
      text,
    }),
  },
  { shape: /\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?/g, read: ([y, m, d], text) => date(y, m, d, text) },
  {
    shape: new RegExp(
      String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?(?!\d|:|,\d{3})(?:(?:,| of)? ?((?:19|20)\d\d))?\b`,
      'gi',
    ),
    read: ([m, d, y], text) => date(y, m, d, text),
  },
  {
    shape: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:de |of )?${month}(?:,? (?:de )?((?:19|20)\d\d))?`,
      'gi',
    ),
    read: ([d, m, y], text) => date(y, m, d, text),
  },
  {
    shape: new RegExp(String.raw`\b${month} (?:of |de )?((?:19|20)\d\d)\b`, 'gi'),
    read: ([m, y], text) => date(y, m, undefined, text),
  },
  {
    shape: /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g,
    read: ([m, d, y], text) => date(y, m, d, text),
  },
  {
    shape: /\b(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?(a\.?m\b\.?|p\.?m\b\.?|noon|midnight)/gi,
    read: ([hours, minutes = '0', half = ''], text) => ({
      kind: 'time',
      value: ((Number(hours) % 12) + (/^p/i.test(half) || /noon/i.test(half) ? 12 : 0)) * 60 + Number(minutes),
      text,
    }),
  },
  {
    shape: /\b(\d{1,2}):(\d{2})\b/g,
    read: ([hours, minutes], text) => ({ kind: 'time', value: Number(hours) * 60 + Number(minutes), text }),
  },
  {
    shape: new RegExp(String.raw`\b(?:${weekdays.flat().join('|')})(?![a-zñáéíóú])`, 'gi'),
    read: (_groups, text) => ({
      kind: 'weekday',
      value: weekdays.findIndex((forms) => forms.includes(text.toLowerCase())),
      text,
    }),
  },
  {
    shape: new RegExp(String.raw`(?:US|USD)? ?\$ ?-?${number}${scale}`, 'gi'),
    read: ([digits, word], text) => amount('money', digits, word, text),
  },
  {
    shape: new RegExp(String.raw`\bUSD ?${number}${scale}`, 'gi'),
    read: ([digits, word], text) => amount('money', digits, word, text),
  },
  {
    shape: new RegExp(String.raw`${number}${scale}[ -]?(?:u\.?s\.? )?(?:dollars?|dólares|dolares|bucks|usd)\b`, 'gi'),
    read: ([digits, word], text) => amount('money', digits, word, text),
  },
  {
    shape: new RegExp(String.raw`${number} ?cents\b`, 'gi'),
    read: ([digits], text) => ({ kind: 'money', value: Number(digits?.replace(/,/g, '')) / 100, step: 0.01, text }),
  },
  {
    shape: new RegExp(String.raw`${number} ?(?:basis points?|bps|bp)\b`, 'gi'),
    read: ([digits], text) => ({ kind: 'percent', value: Number(digits?.replace(/,/g, '')) / 100, step: 0.01, text }),
  },
  {
    shape: new RegExp(
      String.raw`${number}(?=(?: ?%?) ?(?:-|to|and|or|through|a) ?(?:\d|\.)[\d.,]* ?(?:%|percent\b|per cent\b|por ciento\b|pct\b)) ?%?`,
      'gi',
    ),
    read: ([digits], text) => amount('percent', digits, undefined, text),
  },
  {
    shape: new RegExp(String.raw`${number}[ -]?(?:%|percent(?:age)?\b|per cent\b|por ciento\b|pct\b)`, 'gi'),
    read: ([digits], text) => amount('percent', digits, undefined, text),
  },
  {
    shape: new RegExp(
      String.raw`${number}${scale}(?:st|nd|rd|th)?(?:[ -]+(?:(?:business|calendar|full|whole|monthly|annual|more|total|working)[ -])*([a-zñáéíóú]+))?`,
      'gi',
    ),
    read: ([digits = '', word, after], text) => ({
      kind: 'count',
      value: Number(digits.replace(/,/g, '')) * (word === undefined ? 1 : (factors.get(word.toLowerCase()) ?? 1)),
      unit: units.get(after?.toLowerCase() ?? '') ?? null,
      text,
    }),
  },
];
