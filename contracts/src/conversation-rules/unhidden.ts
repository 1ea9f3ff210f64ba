/**
 * A text whose words are no longer spelled to hide: "s4fe", "w h i t e", and letters of another script that look the same. Unlike
 * a goal, which is written for oneself, a question may be put so that the rules miss it.
 */
export function unhidden(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(spaced, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(lookAlikes, (signs) => Array.from(signs, (sign) => letterOf.get(sign) ?? sign).join(''));
}

/** Four letters or more, one by one. */
const spaced = /(?<!\p{L})(?![ai] )\p{L}([ .*_-])\p{L}(?:\1\p{L}){2,}(?!\p{L})/gu;

const letterOf = new Map(Array.from('4@031!5$7аеорсухі', (sign, place) => [sign, 'aaoeiisstaeopcyxi'.charAt(place)]));
/** Beside a letter, so that an amount stays one. */
const lookAlikes = /(?<=\p{L})[4@031!5$7]+(?=\p{L})|(?<!\S)[4@031!5$7](?=\p{L}{2})|[аеорсухі]/gu;
