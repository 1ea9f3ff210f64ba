import { codeTries, signInCodeLength, signInCodeLetters, verificationCodeLength } from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { createAccountMailCodes } from './account-mail-keys.js';
import { mailLimits, newCode } from './account-mail.js';

const chanceOf = (guesses: number, codes: number) => guesses / codes;

describe('guessing a mailed code', () => {
  it('100,000 times for signing in, spread over any number of networks and accounts, works less than once in 10,000', () => {
    expect(chanceOf(100_000, signInCodeLetters.length ** signInCodeLength)).toBeLessThan(1e-4);
  });

  it('for confirming somebody else’s address works less than once in 10,000 days', () => {
    const perDay = mailLimits['email-verification'].count * codeTries;
    expect(mailLimits['email-verification'].seconds).toBe(86_400);
    expect(chanceOf(perDay, 10 ** verificationCodeLength)).toBeLessThan(1e-4);
  });
});

describe('a code', () => {
  it('is of letters that spell no words for signing in, and of digits for an address', () => {
    expect(newCode('sign-in-code', (count) => count - 1)).toBe('ZZZZZZZZ');
    expect(newCode('email-verification', () => 0)).toBe('000000');
  });

  it('matches for its email only, typed in any way, also after the secret was replaced', () => {
    const before = createAccountMailCodes(['a first secret of enough characters']);
    const after = createAccountMailCodes([
      'a second secret of enough characters',
      'a first secret of enough characters',
    ]);
    const { code, hash } = before.make('sign-in-code', 'mail-1');
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect(after.matches(typed, 'mail-1', hash)).toBe(true);
    expect(after.matches(typed, 'mail-2', hash)).toBe(false);
    expect(after.matches(typed, 'mail-1', undefined)).toBe(false);
    expect(createAccountMailCodes(['another secret of enough characters']).matches(code, 'mail-1', hash)).toBe(false);
  });
});
