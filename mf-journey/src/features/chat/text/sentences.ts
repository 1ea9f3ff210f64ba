/**
 * Splits text into complete sentences and an incomplete rest. A figure such as `$1,250.50`, or an abbreviation such as
 * `U.S.` followed by a lowercase letter, doesn’t end a sentence.
 */
export function sentencesOf(text: string): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/[.!?][”"’)]?\s|\n/g)) {
    const after = text.slice(index + end.length).trimStart();
    if (end !== '\n' && /^\p{Ll}/u.test(after)) continue;
    const sentence = text.slice(from, index + end.length).trim();
    if (sentence !== '') whole.push(sentence);
    from = index + end.length;
  }
  return { whole, rest: text.slice(from).trim() };
}
