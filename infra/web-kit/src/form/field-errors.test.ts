import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { RequestError } from '../http/index.js';
import { checkBy, refusedFields } from './field-errors.js';

const schema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(3, 'Too short'), z.regex(/^[a-z]+$/, 'Letters only')),
  age: z.string().check(z.regex(/^\d+$/, 'A number')),
});

it('gives what is sent for values that keep the rules', () => {
  expect(checkBy(schema, { name: ' jordan ', age: '30' })).toEqual({ sent: { name: 'jordan', age: '30' } });
});

it('gives the first thing that is wrong with each field', () => {
  expect(checkBy(schema, { name: '1', age: 'x' })).toEqual({ errors: { name: 'Too short', age: 'A number' } });
});

it('finds at its field what a refusal says by its code or in its details', () => {
  const refusal = new RequestError({
    status: 400,
    code: 'name.taken',
    message: 'This name is taken',
    details: [
      { path: 'body.age', message: 'Not a number' },
      { path: 'query.page', message: 'Not a page' },
    ],
  });
  const fields = ['name', 'age'] as const;
  const found = refusedFields<'name' | 'age'>(refusal, fields, { 'name.taken': 'name' });
  expect(found).toEqual({ name: 'This name is taken', age: 'Not a number' });
  expect(refusedFields<'name' | 'age'>(new Error('Broken'), fields, {})).toEqual({});
});
