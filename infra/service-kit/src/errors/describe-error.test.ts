import { describe, expect, it } from '@jest/globals';
import { AppError } from './app-error.js';
import { describeError } from './describe-error.js';

const withCode = (message: string, code: string | number) => Object.assign(new Error(message), { code });

describe('the description of an error', () => {
  it.each([
    ['an AppError', new AppError('user.email-taken', 'kim@example.com is taken'), 'AppError user.email-taken'],
    ['an error with a code', withCode('dup key: kim@example.com', 11000), 'Error 11000'],
    [
      'a call that failed underneath',
      new TypeError('fetch failed', { cause: withCode('x', 'ECONNREFUSED') }),
      'TypeError ECONNREFUSED',
    ],
    ['an error without one', new RangeError('kim@example.com'), 'RangeError'],
    ['what is no error', 'kim@example.com', 'a thrown value that is not an Error'],
  ])('of %s is its kind and code, without its message', (_name, error, description) => {
    expect(describeError(error)).toBe(description);
  });
});
