import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { mutatedSamples, runMutated } from '../../documents/testing/index.js';

const count = Number(process.env['MUTATED_FILES'] ?? 1_000);
const handler = join(import.meta.dirname, '../testing/check-and-fill.ts');

it(`${count} damaged PDFs: what can be signed can be sealed, and nothing hangs`, async () => {
  const sample = await mutatedSamples.find(({ name }) => name === 'PDF')?.make();
  if (!sample) throw new Error('There should be a PDF');
  const { outcomes, crashed, hung, slowestMilliseconds } = await runMutated(sample, 1, count, handler);
  process.stdout.write(`${[...outcomes].join('; ')}; the slowest took ${slowestMilliseconds} ms\n`);
  expect([crashed, hung]).toEqual([[], []]);
  for (const outcome of ['filled', 'refused']) expect(outcomes.get(outcome)).toBeGreaterThan(count / 10);
}, 3_600_000);
