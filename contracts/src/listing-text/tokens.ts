export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  /** A word in lowercase without accents; numbers and signs as written. */
  readonly text: string;
  /** Where it begins and ends in the text. */
  readonly at: number;
  readonly end: number;
  readonly line: number;
  /** Whether a period follows, which may end a sentence. */
  readonly hasPeriod: boolean;
}

/** Longer texts are cut here. */
export const listingTextMaximum = 50_000;

/** Unifies spaces, dashes, line breaks, and decorated letters; drops empty lines and invisible marks. */
export function plainText(pasted: string): string {
  return pasted
    .slice(0, listingTextMaximum)
    .replace(/½/g, ' 1/2')
    .replace(/(?<!\d {0,2})1\/2 (?=ba)/gi, 'half ')
    .normalize('NFKC')
    .slice(0, listingTextMaximum)
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/[\n\r\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ')
    .replace(/[‐-―−]/g, '-')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** A period is either part of a number or dropped, so that `sq. ft.` and `sq ft` are the same. */
const tokenForms =
  /(?<number>\d+(?:[.,]\d+)*|\.\d+)|(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|(?<sign>[^\s.\d])|\n/gu;

/** The numbers, words, and signs of a plain text. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 0;
  for (const { 0: written, index: at, groups } of text.matchAll(tokenForms)) {
    if (written === '\n') line += 1;
    else {
      const kind = groups?.['number'] ? 'number' : groups?.['word'] ? 'word' : 'sign';
      const end = at + written.length;
      const comparable = kind === 'word' ? simple(written) : written;
      tokens.push({ kind, text: comparable, at, end, line, hasPeriod: text[end] === '.' });
    }
  }
  return tokens;
}

/** In lowercase without accents: `Baños` as `banos`. */
function simple(word: string): string {
  const small = word.toLowerCase();
  return /^[a-z]+$/.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
}
