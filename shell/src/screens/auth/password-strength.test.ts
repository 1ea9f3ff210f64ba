import { describe, expect, it } from '@jest/globals';
import { commonPasswordsRule } from '../../../common-passwords-rule.js';
import { passwordStrength } from './password-strength.js';

describe('how hard a password is to guess', () => {
  it.each(['password', '123456', 'Password1', 'qwerty', 'iloveyou'])('is common for %s', (password) => {
    expect(passwordStrength(password, [])).toBe('common');
  });

  it.each(['jordan1990', 'abcabcabc', '20011231'])('is weak for %s', (password) => {
    expect(['weak', 'common']).toContain(passwordStrength(password, ['jordan']));
  });

  it('is low for one made of what is known of the person', () => {
    expect(['common', 'weak']).toContain(passwordStrength('jordan@example.com', ['jordan', 'jordan@example.com']));
  });

  it('is strong for unrelated words', () => {
    expect(passwordStrength('kettle-orchard-violin-9', [])).toBe('strong');
  });

  it('is told in time for a very long one', () => {
    expect(passwordStrength('x7'.repeat(5_000), [])).toBeDefined();
  });
});

describe('the list that is bundled', () => {
  it('holds the most used that the form accepts', () => {
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
