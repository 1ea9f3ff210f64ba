import { describe, expect, it } from '@jest/globals';
import { readBasicCredential } from './basic-credential.js';

const basic = (text: string) => `Basic ${Buffer.from(text, 'utf8').toString('base64')}`;

describe('a Basic credential', () => {
  it('is split at the first colon, in UTF-8 and with any case of the scheme', () => {
    expect(readBasicCredential(basic('wärden:open:sesame'))).toEqual({ username: 'wärden', password: 'open:sesame' });
    expect(readBasicCredential(basic('a:b').replace('Basic', 'bAsIc'))).toEqual({ username: 'a', password: 'b' });
  });

  it.each([
    undefined,
    '',
    'Basic',
    'Basic ',
    'Basic !!!',
    basic('no colon'),
    basic(':no name'),
    'eyJhbGciOiJFUzI1NiJ9.e30.x',
  ])('is not found in %s', (authorization) => {
    expect(readBasicCredential(authorization)).toBeUndefined();
  });

  it('is not found in bytes that are not UTF-8', () => {
    const bytes = Buffer.from([0x61, 0x3a, 0xff]).toString('base64');
    expect(readBasicCredential(`Basic ${bytes}`)).toBeUndefined();
  });
});
