/**
 * `npm run fuzz -- --cases 50000 --seed 7`: sends requests generated from the contracts to its own system. Prints
 * counts by status and everything wrong with an answer, and then exits with 1. The same seed sends the same requests.
 */
import { parseArgs } from 'node:util';
import { fuzz } from './run-fuzz.js';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '50000' }, seed: { type: 'string' } },
});
const cases = wholeNumber(values.cases, '--cases');
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(values.seed, '--seed');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(new Error('Stopped.')));
const { found } = await fuzz({ cases, seed, environment: process.env, report: print, signal: stopping.signal });
process.exitCode = found > 0 ? 1 : 0;

function wholeNumber(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${option} must be a whole number, not ${text}`);
  return value;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
