import { expect, it } from '@jest/globals';
import { statesOffered } from '../constants.js';
import { usStates } from '../journey/index.js';
import { stateCostRows } from '../policy/index.js';
import { servedStates } from './served-states.js';

it('the states with full service are those offered, under their usual names, each with its costs', () => {
  const codes = Object.keys(servedStates);
  expect([...codes, 'Other']).toEqual(statesOffered);
  expect(usStates.filter(([code]) => codes.includes(code)).map(([, name]) => name)).toEqual(
    Object.values(servedStates).sort(),
  );
  expect([...new Set(stateCostRows.map(({ key }) => key.split('/')[1]))]).toEqual(codes);
});
