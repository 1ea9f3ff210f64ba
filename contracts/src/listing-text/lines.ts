import type { Amount } from './amounts.js';
import type { Label } from './labels.js';
import type { Token } from './tokens.js';

/**
 * For each line that is just a label, whether its amount is on the line `before` or `after`. Copied tables alternate label and
 * amount lines, so a label in the middle has amounts on both sides: the start of the run tells which one is its own.
 */
export function sidesOfLines(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  labels: readonly Label[],
): ReadonlyMap<number, 'before' | 'after'> {
  const lines = new Map<number, 'amount' | 'label'>();
  for (const amount of amounts) {
    if (startsLine(tokens, amount.start)) lines.set(lineAt(tokens, amount.start), 'amount');
  }
  for (const label of labels) {
    const isAlone = startsLine(tokens, label.start) && endsLine(tokens, label.end);
    if (isAlone) lines.set(lineAt(tokens, label.start), 'label');
  }
  const sides = new Map<number, 'before' | 'after'>();
  for (const [line, kind] of [...lines].sort(([one], [other]) => one - other)) {
    const previous = lines.get(line - 1);
    const inTurn = previous !== undefined && previous !== kind ? sides.get(line - 1) : undefined;
    sides.set(line, inTurn ?? (kind === 'amount' ? 'before' : 'after'));
  }
  return sides;
}

export const lineAt = (tokens: readonly Token[], place: number): number => tokens[place]?.line ?? -1;

export const startsLine = (tokens: readonly Token[], place: number): boolean =>
  lineAt(tokens, place - 1) !== lineAt(tokens, place);

/** Whether a line ends before this token, or has only punctuation left from here, such as a colon. */
export function endsLine(tokens: readonly Token[], place: number): boolean {
  const line = lineAt(tokens, place - 1);
  for (let at = place; at < place + 3; at += 1) {
    if (lineAt(tokens, at) !== line) return true;
    if (tokens[at]?.kind !== 'sign') return false;
  }
  return false;
}
