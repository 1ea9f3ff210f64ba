import { expect, it } from '@jest/globals';
import { refuseReusedKey } from './refuse-reused-key.js';

const made = { price: 1, terms: { days: [1, 2], note: '' } };

it.each([
  ['the same', { price: 1, terms: { days: [1, 2], note: '' } }],
  ['the same in another order', { terms: { note: '', days: [1, 2] }, price: 1 }],
  ['the same with something undefined', { ...made, unit: undefined }],
])('lets %s pass', (_name, sent) => {
  expect(() => refuseReusedKey(made, sent)).not.toThrow();
});

it.each([
  ['another value', { ...made, price: 2 }],
  ['more', { ...made, unit: '4B' }],
  ['less', { price: 1 }],
  ['another order of a list', { ...made, terms: { days: [2, 1], note: '' } }],
])('refuses %s', (_name, sent) => {
  expect(() => refuseReusedKey(made, sent)).toThrow(expect.objectContaining({ code: 'request.key-reused' }));
});
