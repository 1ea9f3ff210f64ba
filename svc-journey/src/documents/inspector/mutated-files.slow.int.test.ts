import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { usualLimits } from '../processes/limited-process-client.js';
import { mutatedSamples } from '../testing/mutated-samples.js';
import { mutate } from '../testing/mutate.js';
import { runMutated } from '../testing/run-mutated.js';
import { createInspector } from './inspector-client.js';

const count = Number(process.env['MUTATED_FILES'] ?? 5_000);

describe(`${count} damaged files`, () => {
  it.each(mutatedSamples)(
    'of $name: no crash and no hang of the service',
    async ({ name, make }) => {
      const file = await make();
      const { outcomes, crashed, hung, slowestMilliseconds } = await runMutated(file, 1, count);
      process.stdout.write(
        `${name}: ${[...outcomes].map((outcome) => outcome.join(' ')).join(', ')}; ended their process: ${crashed.length}; ` +
          `took too long: ${hung.length}; the slowest other: ${slowestMilliseconds} ms\n`,
      );
      // Those are what the process of its own is for: the service refuses them, and goes on.
      const inspectFile = createInspector({ ...usualLimits, milliseconds: 10_000 });
      for (const number of [...crashed, ...hung].slice(0, 20)) {
        await inspectFile(Readable.from([mutate(file, number)]), ({ inspection }) => {
          expect(inspection.taken).toBe(false);
          return Promise.resolve();
        });
      }
      expect([...outcomes.values()].reduce((sum, times) => sum + times, crashed.length + hung.length)).toBe(count);
    },
    3_600_000,
  );
});
