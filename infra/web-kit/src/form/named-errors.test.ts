import { expect, it } from '@jest/globals';
import { RequestError } from '../http/index.js';
import { errorsByName, refusalsByName } from './named-errors.js';

it('finds nested errors in order, even for controls named type or message', () => {
  const at = (message: string) => ({ type: 'custom', message });
  const errors = {
    debts: [undefined, { type: at('Choose one'), monthly: at('Enter an amount') }],
    message: at('Empty'),
  };
  expect(errorsByName(errors as never)).toEqual([
    ['debts.1.type', 'Choose one'],
    ['debts.1.monthly', 'Enter an amount'],
    ['message', 'Empty'],
  ]);
});

it('maps server errors to controls', () => {
  const refusal = new RequestError({
    status: 400,
    code: 'toString',
    message: 'Not valid',
    details: [
      { path: 'body.age', message: 'Too young' },
      { path: 'body.age', message: 'Not whole' },
      { path: 'query.email', message: 'No such address' },
    ],
  });
  expect(refusalsByName(refusal)).toEqual([
    ['age', 'Too young'],
    ['email', 'No such address'],
  ]);
  expect(refusalsByName(refusal, { toString: 'age' })).toEqual([
    ['age', 'Not valid'],
    ['email', 'No such address'],
  ]);
  expect(refusalsByName(new Error('Broken'))).toEqual([]);
});
