import { print, printFigure } from './system-of-its-own.js';
import type { Spread } from './web/figures.js';

/** The median of several visits beside what it may be at most, both in milliseconds, and how far they lie apart. */
export function printSpread(what: string, { median, least, most }: Spread, atMost: number): void {
  printFigure(`  ${what}, median, ms`, median, `≤ ${atMost}`, median > atMost);
  print(`    from ${least.toFixed(0)} to ${most.toFixed(0)} ms`);
}
