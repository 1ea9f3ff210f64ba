import { amountsOf, type Amount } from './amounts.js';
import { labelsOf, type Label, type LabelKind } from './labels.js';
import { pairsOf, type Pair } from './pairs.js';
import { tokensOf, type Token } from './tokens.js';

/** A text split into the pieces that facts are read from. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly amounts: readonly Amount[];
  readonly labels: readonly Label[];
  readonly pairs: readonly Pair[];
}

/** A value with the tokens it came from, the last one exclusive. */
export interface Found<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

export function readingOf(text: string): Reading {
  const tokens = tokensOf(text);
  const amounts = amountsOf(tokens);
  const labels = labelsOf(tokens);
  return { text, tokens, amounts, labels, pairs: pairsOf(tokens, amounts, labels) };
}

/** The text of tokens, on one line. */
export function written({ text, tokens }: Pick<Reading, 'text' | 'tokens'>, start: number, end: number): string {
  return text.slice(tokens[start]?.at, tokens[end - 1]?.end).replace(/\s+/g, ' ');
}

export const firstPair = ({ pairs }: Reading, kind: LabelKind): Pair | undefined =>
  pairs.find(({ label }) => label.kind === kind);

export function valueOf(pair: Pair): Found<number>;
export function valueOf(pair: Pair | undefined): Found<number> | undefined;
export function valueOf(pair: Pair | undefined): Found<number> | undefined {
  return pair && { value: pair.amount.value, start: pair.start, end: pair.end };
}
