import { expect, it } from '@jest/globals';
import { chosenPeriod } from './report.js';

const errorsOf = (days: unknown) =>
  chosenPeriod.safeParse(days).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it.each([
  [{ from: '2026-03-01', to: '2026-03-01' }, []],
  [{ from: '2026-03-02', to: '2026-03-01' }, [['from', 'The first day can’t be after the last day']]],
  [{ from: '', to: '2026-03-01' }, [['from', 'Please choose both days']]],
  [
    { from: '', to: '' },
    [
      ['from', 'Please choose both days'],
      ['to', 'Please choose both days'],
    ],
  ],
])('a chosen period needs both days in order: %j', (days, errors) => {
  expect(errorsOf(days)).toEqual(errors);
});
