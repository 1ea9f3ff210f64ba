/**
 * Writes numbers that are spelled out as digits: "four hundred twelve thousand dollars" becomes "412000 dollars". Small words that
 * count nothing measurable ("one of them", "two things") stay words. English, and the Spanish words that answers use.
 */
export function withDigits(text: string): string {
  return text
    .replace(dayOfMonth, (words: string) => String(ordinals.indexOf(words.toLowerCase().replace(' ', '-')) + 1))
    .replace(/\b(?:no money|nothing) down\b/gi, '0 down')
    .replace(/\b(?:an?|one|1)?[ -]?half (?:of )?(?:an? )?(million|billion|thousand)\b/gi, (_, scale: string) =>
      String((scales.get(scale.toLowerCase()) ?? 1) / 2),
    )
    .replace(/\b(?:an?|one) quarter (?:of )?(?:an? )?(million|billion|thousand)\b/gi, (_, scale: string) =>
      String((scales.get(scale.toLowerCase()) ?? 1) / 4),
    )
    .replace(
      shareOfSomething,
      (_, words: string) => `${String(shares.get(words.toLowerCase().replace(/[- ]/g, '')))} percent`,
    )
    .replace(spelled, (words, offset: number) => {
      const value = valueOf(words);
      if (value === undefined) return words;
      const after = text.slice(offset + words.length);
      return value > smallest || measured.test(after) ? `${String(value)}${/\s$/.test(words) ? ' ' : ''}` : words;
    });
}

/** From the first to the thirty-first. */
const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
  'seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth ' +
  'twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ');
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const ordinal = `(?:${ordinals.toReversed().join('|').replaceAll('-', '[- ]')})`;
/** "August sixth", "the sixth of August". */
const dayOfMonth = new RegExp(
  String.raw`(?<=\b(?:${months}) (?:the )?)${ordinal}\b|\b${ordinal}(?= (?:of )?(?:${months})\b)`,
  'gi',
);

/** Up to this number, a word may be just a word. */
const smallest = 12;

const ones = new Map(
  (
    'zero cero|one un uno una|two dos|three tres|four cuatro|five cinco|six seis|seven siete|eight ocho|nine nueve|ten diez|' +
    'eleven once|twelve doce|thirteen trece|fourteen catorce|fifteen quince|sixteen dieciseis|seventeen diecisiete|' +
    'eighteen dieciocho|nineteen diecinueve'
  )
    .split('|')
    .flatMap((names, value) => names.split(' ').map((name) => [name, value] as const))
    // "Once" is an English word, too.
    .filter(([name]) => name !== 'once'),
);
const tens = new Map(
  'twenty veinte|thirty treinta|forty cuarenta|fifty cincuenta|sixty sesenta|seventy setenta|eighty ochenta|ninety noventa'
    .split('|')
    .flatMap((names, index) => names.split(' ').map((name) => [name, (index + 2) * 10] as const)),
);
const hundreds = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['cien', 100],
  ['ciento', 100],
  ['dozen', 12],
]);
const scales = new Map([
  ['thousand', 1_000],
  ['mil', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
  ['billion', 1_000_000_000],
]);
const shares = new Map([
  ['half', 50],
  ['onehalf', 50],
  ['athird', 33.3],
  ['onethird', 33.3],
  ['twothirds', 66.7],
  ['aquarter', 25],
  ['onequarter', 25],
  ['threequarters', 75],
  ['afifth', 20],
  ['atenth', 10],
]);

const longestFirst = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');
const counting = longestFirst([...ones.keys(), ...tens.keys()]);
const scaling = longestFirst([...hundreds.keys(), ...scales.keys()]);
const names = `${counting}|${scaling}`;
/** Begins with a number, or with "a hundred", "mil". A scale after digits belongs to them: "1.2 million". */
const spelled = new RegExp(
  String.raw`(?<!\d[ -]?)\b(?:(?:${counting})|an? (?:${scaling})|(?:${scaling}))\b(?:(?:[ -]|, | and | y )(?:(?:${names})\b|point(?= (?:${counting})\b)|an? half\b(?! million)|an? quarter\b))*`,
  'gi',
);
const shareOfSomething =
  /\b(half|one[- ]half|a third|one[- ]third|two[- ]thirds|a quarter|one[- ]quarter|three[- ]quarters|a fifth|a tenth) of (?=(?:your|the|his|her|their|its) (?:\w+ )?(?:income|price|loan|pay|savings|value|payment|debt|money|cost|down)\b)/gi;

/** What follows a number if it measures something. */
const measured =
  /^[ -]*(?:(?:more|full|whole|business|calendar|monthly|annual) )*(?:percent|per ?cent|por ciento|pct|%|dollars?|dolares|dólares|bucks|cents|usd|grand|basis|points?|years?|months?|weeks?|days?|hours?|minutes?|años|meses|dias|días|semanas|horas|bed(?:room)?s?|bath(?:room)?s?|square|sq|acres?|miles?|payments?|lenders?|homes?|houses?|deadlines?|documents?|times|down|(?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|\d+))\b/i;

function valueOf(words: string): number | undefined {
  const parts = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[\s,-]+/)
    .filter((part) => part !== '' && part !== 'and' && part !== 'y');
  let total = 0;
  let group = 0;
  let decimals: string | undefined;
  for (const [index, part] of parts.entries()) {
    const one = ones.get(part) ?? tens.get(part);
    const hundred = hundreds.get(part);
    const scale = scales.get(part);
    if (part === 'a' || part === 'an') {
      const next = parts[index + 1];
      if (next !== 'half' && next !== 'quarter') group += 1;
    } else if (part === 'half') group += 0.5;
    else if (part === 'quarter') group += 0.25;
    else if (part === 'point') decimals = '';
    else if (decimals !== undefined && one !== undefined) decimals += String(one);
    else if (one !== undefined) group += one;
    else if (hundred !== undefined) group = (group === 0 ? 1 : group) * hundred;
    else if (scale !== undefined) {
      total += (group === 0 ? 1 : group) * scale;
      group = 0;
    } else return undefined;
  }
  return total + group + (decimals ? Number(`0.${decimals}`) : 0);
}
