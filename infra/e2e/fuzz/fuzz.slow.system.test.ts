import { fuzz } from '@hearthway/fuzz';
import { labeled } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';

const cases = 3000;

it(`${cases} generated requests get no answer that breaks a promise`, async () => {
  const lines: string[] = [];
  const { answered, found } = await fuzz({
    cases,
    seed: 20_261_122,
    environment: process.env,
    report: (line) => lines.push(line),
  });
  labeled(lines.join('\n'), () => expect(found).toBe(0));
  expect(answered).toBe((cases * 4) / 5);
}, 900_000);
