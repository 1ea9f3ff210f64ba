/** At most `maximum` characters from the beginning. An emoji or a letter with accents is kept whole or dropped. */
export function beginningOf(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const whole = [...graphemes.segment(text.slice(0, maximum + 1))].findLast(({ index }) => index <= maximum);
  return text.slice(0, whole?.index ?? 0);
}

const graphemes = new Intl.Segmenter('en-US');
