/**
 * Reads a text as the words that a person would see, so that capitals, accents, look-alike letters, digits for letters, doubled
 * letters, and spaces or marks between letters don't hide a word. Takes time in proportion to the length of the text.
 */
export function readWords(text: string, vocabulary: ReadonlySet<string>): string[][] {
  const plain = plainLetters(text);
  const readings = [
    // A mark between words is a space: "white/asian area".
    plain.replace(marks, ' '),
    // A mark within a word is nothing: "neigh-bor.hood".
    plain.replace(marksWithinWords, '').replace(marks, ' '),
  ];
  return [...new Set(readings.flatMap((reading) => [reading, lettersForDigits(reading)]))]
    .map((reading) => reading.split(' ').filter((word) => word !== ''))
    .map((found) => rejoin(found.map(withoutDoubles), vocabulary))
    .map((found) => found.filter((word) => !littleWords.has(word)));
}

/** A word as `readWords` returns it. */
export function readWord(word: string): string {
  return withoutDoubles(plainLetters(word).replace(marks, ''));
}

/** Left out of what is read. */
export const littleWords = new Set(
  'a an the very realy quite of and or in on is are that to our my with there we want please som any'.split(' '),
);

const marks = /[^\p{L}\p{N}]+/gu;
const marksWithinWords = /(?<=\p{L})[^\p{L}\p{N}\s]+(?=\p{L})/gu;

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/\P{ASCII}/gu, (letter) => lookAlikes.get(letter) ?? letter);
}

/** Cyrillic, Greek, and others that look like a Latin letter, after lowercasing. */
const lookAlikes = new Map(
  (
    [
      ['a', 'аαɑ'],
      ['b', 'ьβƅ'],
      ['c', 'сϲ¢'],
      ['d', 'ԁ'],
      ['e', 'еεє℮ҽ'],
      ['f', 'ſ'],
      ['g', 'ցɡ'],
      ['h', 'һհ'],
      ['i', 'іιıɩ'],
      ['j', 'ј'],
      ['k', 'кκ'],
      ['l', 'ӏ|ł'],
      ['m', 'мμ'],
      ['n', 'пηո'],
      ['o', 'оοσօø'],
      ['p', 'рρ'],
      ['q', 'ԛ'],
      ['r', 'гɾ'],
      ['s', 'ѕꜱ'],
      ['ss', 'ß'],
      ['t', 'тτ'],
      ['u', 'υսц'],
      ['v', 'ѵν'],
      ['w', 'ԝωшɯ'],
      ['x', 'хχ'],
      ['y', 'уγү'],
      ['z', 'ᴢ'],
    ] as const
  ).flatMap(([letter, alike]) => Array.from(alike).map((one) => [one, letter] as const)),
);

/** Within words that also have letters: "wh1te", but not "55" or "4 bedrooms". */
function lettersForDigits(reading: string): string {
  return reading
    .split(' ')
    .map((word) =>
      /\p{L}/u.test(word) ? word.replace(/[0134578]/g, (digit) => digitLetters[Number(digit)] ?? digit) : word,
    )
    .join(' ');
}

const digitLetters: Readonly<Record<number, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** Puts words of the rules together that were spaced out ("n o  k i d s"), cut ("neigh borhood"), or run together ("safearea"). */
function rejoin(found: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (let index = 0; index < found.length;) {
    const letters = runOfLetters(found, index);
    if (letters > 2) {
      // "a w h i t e": the article, then the word.
      const skipped = found[index] === 'a' && letters > 3 ? 1 : 0;
      joined.push(withoutDoubles(found.slice(index + skipped, index + letters).join('')));
      index += letters;
      continue;
    }
    const pieces = [3, 2].find((count) => isCutWord(found.slice(index, index + count), count, vocabulary)) ?? 1;
    joined.push(withoutDoubles(found.slice(index, index + pieces).join('')));
    index += pieces;
  }
  return joined.flatMap((word) => split(word, vocabulary));
}

function runOfLetters(found: readonly string[], start: number): number {
  let end = start;
  while (found[end]?.length === 1) end += 1;
  return end - start;
}

function isCutWord(pieces: readonly string[], count: number, vocabulary: ReadonlySet<string>): boolean {
  return (
    pieces.length === count &&
    pieces.some((piece) => !vocabulary.has(piece) && !littleWords.has(piece)) &&
    vocabulary.has(withoutDoubles(pieces.join('')))
  );
}

/** Into words of the rules if it consists of them, else the word itself. */
function split(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (word.length < 5 || vocabulary.has(word)) return [word];
  // For each length of the beginning of the word, the last word of one way to split it.
  const last: (string | undefined)[] = [''];
  for (let end = 1; end <= word.length; end += 1) {
    for (let length = Math.min(longestWord, end); length > 0; length -= 1) {
      const piece = word.slice(end - length, end);
      if (last[end - length] !== undefined && (vocabulary.has(piece) || (length > 1 && littleWords.has(piece)))) {
        last[end] = piece;
        break;
      }
    }
  }
  if (last[word.length] === undefined) return [word];
  const pieces: string[] = [];
  for (let end = word.length; end > 0; end -= last[end]?.length ?? end) pieces.unshift(last[end] ?? '');
  return pieces;
}

const longestWord = 16;
