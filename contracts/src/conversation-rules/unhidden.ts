/**
 * Undoes spellings that hide words: "s4fe", "w h i t e", and look-alike letters of other scripts. Unlike a goal, which
 * buyers write for themselves, a question may be worded to get around the rules.
 */
export function unhidden(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(spaced, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(lookAlikes, (signs) => Array.from(signs, (sign) => letterOf.get(sign) ?? sign).join(''));
}

/** Four or more separate letters. */
const spaced = /(?<!\p{L})(?![ai] )\p{L}([ .*_-])\p{L}(?:\1\p{L}){2,}(?!\p{L})/gu;

const letterOf = new Map(Array.from('4@031!5$7аеорсухі', (sign, place) => [sign, 'aaoeiisstaeopcyxi'.charAt(place)]));
/** Only next to a letter, so that amounts stay intact. */
const lookAlikes = /(?<=\p{L})[4@031!5$7]+(?=\p{L})|(?<!\S)[4@031!5$7](?=\p{L}{2})|[аеорсухі]/gu;
