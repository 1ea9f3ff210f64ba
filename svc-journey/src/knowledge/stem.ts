/**
 * What the forms of an English word have in common, after Porter: `closing`, `closed`, and `close` are `clos`; `inspections`
 * and `inspector` are `inspect`. Only meant for comparing: a stem need not be a word.
 */
export function stem(form: string): string {
  const word = irregular.get(form) ?? form;
  if (word.length < 4) return word;
  const withoutForm = withoutTense(withoutPlural(word));
  const ending = endings.exec(withoutForm)?.[0];
  const root = ending === undefined ? withoutForm : withoutForm.slice(0, -ending.length);
  // A short root says too little: `statement` isn’t `state`.
  const kept = syllables(root) > 1 ? root : withoutForm;
  // A short word is its own stem, so the forms of it have to come to that: `pays` and `paying` are `pay`.
  return kept.length > 3 ? kept.replace(/e$/, '').replace(/y$/, 'i') : kept;
}

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bought: 'buy',
    paid: 'pay',
    sold: 'sell',
    chose: 'choose',
    chosen: 'choose',
    lost: 'lose',
    sent: 'send',
    kept: 'keep',
    spent: 'spend',
    built: 'build',
    broke: 'break',
    broken: 'break',
    fell: 'fall',
    fallen: 'fall',
    rose: 'rise',
    risen: 'rise',
    withdrew: 'withdraw',
    written: 'write',
    wrote: 'write',
    hid: 'hide',
    hidden: 'hide',
    lent: 'lend',
    caught: 'catch',
  }),
);

function withoutPlural(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  const root = word.replace(/(?:ing|ed)$/, '');
  if (root === word || root.length < 2 || !/[aeiouy]/.test(root) || word.endsWith('eed')) return word;
  return root.replace(/([bdfgmnprt])\1$/, '$1');
}

const endings = /(?:ations?|ition|ion|ment|ance|ence|ancy|ency|able|ible|ive|ity|ant|ent|al|er|or|ly)$/;

const syllables = (root: string): number => root.match(/[aeiouy][^aeiouy]/g)?.length ?? 0;
