import type { Found, Reading } from './reading.js';

/** A listing's MLS number: `8123456`, `NTX-20714431`. */
export function findMlsNumber({ text, tokens, labels }: Reading): Found<string> | undefined {
  for (const { kind, start, end: labelEnd } of labels) {
    if (kind !== 'mls') continue;
    let place = labelEnd;
    while (place - labelEnd < 4 && signs.has(tokens[place]?.text ?? '')) place += 1;
    const at = tokens[place]?.at ?? text.length;
    const [value = ''] = /^[A-Za-z\d]{1,12}(?:-[A-Za-z\d]{1,12}){0,2}/.exec(text.slice(at, at + 40)) ?? [];
    if (!/\d\D{0,3}\d\D{0,3}\d/.test(value)) continue;
    let end = place;
    while ((tokens[end]?.end ?? Infinity) <= at + value.length) end += 1;
    return { value, start, end };
  }
  return undefined;
}

const signs = new Set([':', '#', '=', '|', '®', '(', '.']);
