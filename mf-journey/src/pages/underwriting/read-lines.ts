import { holdsPrivateNumber } from '@hearthway/contracts/journey';
import type { AddError } from '../../features/typed-form/index.js';

interface LineLimits {
  readonly lines: number;
  readonly characters: number;
}

/** The lines that were typed, without empty ones. */
export function readLines(typed: string, control: string, addError: AddError, limits: LineLimits): string[] {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > limits.lines) addError(control, `Please keep to ${limits.lines} lines`);
  if (lines.some((line) => line.length > limits.characters)) {
    addError(control, `Please use ${limits.characters} characters or fewer in each line`);
  }
  if (lines.some((line) => holdsPrivateNumber(line))) {
    addError(control, 'Please leave out Social Security, account, and card numbers. We never need them.');
  }
  return lines;
}
