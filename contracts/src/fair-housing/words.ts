export interface Word {
  /** Lowercase, without accents; empty for the end of a sentence and for what an allowed phrase has taken, which match nothing. */
  readonly text: string;
  /** Where it is in the text that was read. */
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a text, without little ones such as "the". People write goals for themselves and have nobody to deceive,
 * so words spelled to hide ("wh1te") aren't looked for.
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordOrSentenceEnd)].flatMap(({ 0: raw, index: start }) => {
    const word = { text: plain(raw), start, end: start + raw.length };
    return (word.text === '' && !sentenceEnd.test(raw)) || littleWords.has(word.text) ? [] : [word];
  });
}

/** "Niños’" is "ninos". */
export function plain(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '');
}

/** Words that never distinguish one phrase from another. */
export const littleWords: ReadonlySet<string> = new Set(
  'a an the very really quite so of and or in on is are be that to we there any must should un una el la los las de y o en'.split(
    ' ',
  ),
);

const wordOrSentenceEnd = /[\p{L}\p{N}\p{M}\p{Cf}'’+]+|[.;!?\n]/gu;
const sentenceEnd = /^[.;!?\n]$/;
