import { describe, expect, it } from '@jest/globals';
import { greetingName } from './email-contents.js';

describe('the name in a greeting', () => {
  it.each(['Jordan', 'Zoë', "D'Arcy", 'Anne-Marie', 'Mary Ann', '王'])('can be %j', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each(['', 'www.win.example', 'Call 555-0100 now', 'a@b.com', '<b>x</b>', 'x'.repeat(41), 'Win: click'])(
    'cannot be %j, which is more than a name',
    (name) => expect(greetingName(name)).toBeUndefined(),
  );
});
