import { fuzz } from '@hearthway/fuzz';
import { expect, it } from 'vitest';

const cases = 3000;

it(`${cases} generated requests get no answer that breaks a promise`, { timeout: 300_000 }, async () => {
  const lines: string[] = [];
  const { answered, found } = await fuzz({
    cases,
    seed: 20_261_122,
    environment: process.env,
    report: (line) => lines.push(line),
  });
  expect(found, lines.join('\n')).toBe(0);
  expect(answered).toBe((cases * 4) / 5);
});
