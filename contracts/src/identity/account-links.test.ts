import { describe, expect, it } from '@jest/globals';
import { plainCode, signInCode, verificationCode } from './account-links.js';

const messages = (issues: { message: string }[] | undefined) => issues?.map(({ message }) => message) ?? [];
const ofSignIn = (code: string) => messages(signInCode.safeParse({ requestToken: 'token', code }).error?.issues);
const ofAddress = (code: string) => messages(verificationCode.safeParse({ code }).error?.issues);

describe('a code as people type it', () => {
  it.each(['BCDF-GHJK', 'bcdfghjk', ' BCDF GHJK ', 'b-c-d-f-g-h-j-k'])('%j can be one for signing in', (typed) => {
    expect(ofSignIn(typed)).toEqual([]);
    expect(plainCode(typed)).toBe('BCDFGHJK');
  });

  it.each(['BCDFGHJ', 'BCDFGHJKL', 'ABCDFGHJ', '12345678', '-'.repeat(39)])('%j can’t', (typed) => {
    expect(ofSignIn(typed)).toEqual(['The code has 8 letters, without vowels']);
  });

  it.each(['123456', '123 456', ' 12-34-56 '])('%j can be one for an address', (typed) => {
    expect(ofAddress(typed)).toEqual([]);
  });

  it.each(['12345', '1234567', '12345a', '１２３４５６'])('%j can’t', (typed) => {
    expect(ofAddress(typed)).toEqual(['The code has 6 digits']);
  });

  it('is missing', () => {
    expect([ofSignIn(' '), ofAddress('')]).toEqual([
      ['Enter the code from the email'],
      ['Enter the code from the email'],
    ]);
  });
});
