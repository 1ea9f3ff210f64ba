import { monthsOf } from './amounts.js';
import type { Label } from './labels.js';
import type { Found, Reading } from './reading.js';
import type { Token } from './tokens.js';

/** In cents per month, even if the fee is due by the quarter or the year. 0: the home is in no association. */
export function findHoaFee({ tokens, labels, pairs }: Reading): Found<number> | undefined {
  const paid = pairs.find(({ label }) => label.kind === 'hoa');
  if (!paid) return labels.flatMap((label) => (label.kind === 'hoa' ? (noFee(tokens, label) ?? []) : []))[0];
  const { amount, start, end } = paid;
  const months = amount.months ?? periodWithin(tokens, start, end + 1) ?? namedFrequency(tokens) ?? 1;
  return { value: Math.round((amount.value * 100) / months), start, end };
}

/** `no HOA`, `HOA: none` */
function noFee(tokens: readonly Token[], { start, end }: Label): Found<number> | undefined {
  if (noWords.has(tokens[start - 1]?.text ?? '')) return { value: 0, start: start - 1, end };
  const at = tokens[end]?.text === ':' ? end + 1 : end;
  const isNone = noneWords.has(tokens[at]?.text ?? '') && tokens[at]?.line === tokens[start]?.line;
  return isNone ? { value: 0, start, end: at + 1 } : undefined;
}

/** `annual HOA fee`, `HOA (yearly)` */
function periodWithin(tokens: readonly Token[], start: number, end: number): number | undefined {
  const words = tokens.slice(start, end).filter(({ line }) => line === tokens[start]?.line);
  return words.flatMap(({ text }) => (text.length > 3 ? (monthsOf.get(text) ?? []) : []))[0];
}

/** `Association Fee Frequency: Quarterly`, the MLS format. */
function namedFrequency(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ text }) => text === 'frequency');
  return at < 0 ? undefined : monthsOf.get(tokens[tokens[at + 1]?.text === ':' ? at + 2 : at + 1]?.text ?? '');
}

const noWords = new Set(['no', 'without', 'zero', 'sin']);
const noneWords = new Set(['none', 'no']);
