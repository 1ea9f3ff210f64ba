import { describe, expect, it } from '@jest/globals';
import { commonPasswordsRule } from '../../../common-passwords-rule.js';
import { passwordStrength } from './password-strength.js';

describe('password strength', () => {
  it.each(['password', '123456', 'Password1', 'qwerty', 'iloveyou'])('is common for %s', (password) => {
    expect(passwordStrength(password, [])).toBe('common');
  });

  it.each(['jordan1990', 'abcabcabc', '20011231'])('is weak for %s', (password) => {
    expect(['weak', 'common']).toContain(passwordStrength(password, ['jordan']));
  });

  it('is low for a password made of the username and email', () => {
    expect(['common', 'weak']).toContain(passwordStrength('jordan@example.com', ['jordan', 'jordan@example.com']));
  });

  it('is strong for unrelated words', () => {
    expect(passwordStrength('kettle-orchard-violin-9', [])).toBe('strong');
  });

  it('is fast for a very long password', () => {
    expect(passwordStrength('x7'.repeat(5_000), [])).toBeDefined();
  });
});

describe('the bundled list', () => {
  it('keeps the most common passwords that the form accepts', () => {
    const list = [
      '123456',
      '12345',
      'password',
      'abc',
      ...Array.from({ length: 9_000 }, (_, index) => `filler${index}`),
    ];
    const kept = commonPasswordsRule.parser.parse(JSON.stringify(list));
    expect(kept).toHaveLength(5_000);
    expect(kept.slice(0, 3)).toEqual(['123456', 'password', 'filler0']);
  });
});
