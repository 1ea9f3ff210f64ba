/** Spelled-out figures rewritten for the code that reads figures: "zero down", "half a million", "6 3/8". */
export const spelledAsFigures = (text: string): string =>
  words.reduce((rest, [shape, figure]) => rest.replace(shape, figure), text).replace(eighths, asDecimal);

const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:zero|no money|no|nothing|0) (?:money )?down(?: payment)?\b/gi, '0% down'],
  [/% ?dn\b/gi, '% down'],
  [/\b(?:sin|cero|0) (?:enganche|entrada|pronto|inicial)\b/gi, '0% de enganche'],
  [/\bhalf (?:a )?million\b|\bmedio mill[oó]n\b/gi, '500k'],
  [/\ba quarter (?:of a )?million\b/gi, '250k'],
  [/\b(?:a|one) million\b|\bun mill[oó]n\b/gi, '1000k'],
  [/\bmillones\b/gi, 'million'],
  // "A house at 425": no house costs $425.
  [
    /((?:\b(?:house|home|condo|townhouse|place|casa|listed|priced|asking)) (?:is |was )?(?:listed |priced )?(?:at|for|de|en|por|is|around|about) \$?)([1-9]\d\d)(?![\d.,]|\w| ?(?:k|thousand|grand|mil|%|percent|a month|per month|al mes|sq|oak|main)\b)/gi,
    '$1$2k',
  ],
  [/\b(\d{1,2}) and a half (?:percent|%)/gi, '$1.5%'],
  [/\b(twenty|fifteen|ten|five|three) percent\b/gi, '$1%'],
  [/\bthirty(?=[ -](?:years?|yrs?|at|for|and|or|vs)\b)/gi, '30'],
  [/\bfifteen(?=[ -](?:years?|yrs?|at|for|and|or|vs)\b)/gi, '15'],
  [/\btwenty%/gi, '20%'],
  [/\bfifteen%/gi, '15%'],
  [/\bten%/gi, '10%'],
  [/\bfive%/gi, '5%'],
  [/\bthree%/gi, '3%'],
];

const eighths = /\b(\d{1,2}) (?:and )?([1357])\/([248])\b/g;
const asDecimal = (_match: string, whole: string, part: string, of: string): string =>
  String(Number(whole) + Number(part) / Number(of));
