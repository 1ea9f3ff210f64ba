import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { formerSecrets, loadConfig } from './index.js';

const read = (list: string) =>
  loadConfig(z.object({ FORMER_SECRETS: formerSecrets }), { FORMER_SECRETS: list }).FORMER_SECRETS;
const [older, oldest] = ['the secret of the year before last', 'the secret of the year before that'];

it('reads former secrets in order, and none when the variable is not set', () => {
  expect(read(`${older},${oldest}`)).toEqual([older, oldest]);
  expect(read('')).toEqual([]);
});

it('refuses a list with a secret that is too short, without showing it', () => {
  for (const list of [`${older},`, `${older},a-short-one`, `${older}, ,${oldest}`]) {
    expect(() => read(list)).toThrow(
      /^The configuration is invalid:\n {2}FORMER_SECRETS\.1: (?!.*(secret of|a-short))/,
    );
  }
});
