import { describe, expect, it } from '@jest/globals';
import { passwordProblem } from './password-rule.js';

const jordan = { username: 'Jordan-Rivera', email: 'jordan.r@example.com' };

describe('a new password', () => {
  it.each(['password', '123456', 'Password1', 'QWERTY123', 'iloveyou', ' letmein ', 'ｐａｓｓｗｏｒｄ'])(
    'cannot be a common one: %s',
    (password) => {
      expect(passwordProblem(password, jordan)?.code).toBe('user.password-too-common');
    },
  );

  it.each(['654321', '555555', '7777777', '121212', 'abcabc', 'zyxwvu', '      ', '\u200b123456', 'Hearthway'])(
    'cannot be one that is easy to guess without a list: %j',
    (password) => {
      expect(passwordProblem(password, jordan)?.code).toBe('user.password-too-common');
    },
  );

  it.each(['jordan-rivera', 'JORDAN-RIVERA ', 'Jordan.R@Example.com', 'jordan.r'])(
    'cannot be the username or the email: %s',
    (password) => {
      expect(passwordProblem(password, jordan)?.code).toBe('user.password-personal');
    },
  );

  it.each(['kettle porch lantern', 'jordan-rivera-9x', 'tq7#xk'])('can be any other: %s', (password) => {
    expect(passwordProblem(password, jordan)).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString'])('can be the name of an object’s property: %s', (password) => {
    expect(passwordProblem(`${password}!9`, jordan)).toBeUndefined();
  });
});
