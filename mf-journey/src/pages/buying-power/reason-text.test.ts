import { expect, it } from '@jest/globals';
import type { ProgramResult } from '@hearthway/contracts/affordability';
import { reasonLines } from './reason-text.js';

it('a limit of which only the least is known is not called the county’s', () => {
  const reasons = [{ code: 'loan-limit', weight: 'note', met: null, required: 54_128_700 }];
  expect(reasonLines({ reasons } as unknown as ProgramResult)).toEqual([
    { text: 'The loan limit is at least $541,287. Some counties have a higher one.', met: null },
  ]);
});
