import { print, printFigure } from './system-of-its-own.js';
import type { Spread } from './web/figures.js';

/** Prints the median of several visits beside its limit, in milliseconds, with the minimum and maximum. */
export function printSpread(what: string, { median, least, most }: Spread, atMost: number): void {
  printFigure(`  ${what}, median, ms`, median, `≤ ${atMost}`, median > atMost);
  print(`    from ${least.toFixed(0)} to ${most.toFixed(0)} ms`);
}
