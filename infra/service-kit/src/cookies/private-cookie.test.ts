import { describe, expect, it } from '@jest/globals';
import { privateCookie } from './private-cookie.js';

const secret = 'a'.repeat(42) + '_';
const other = 'b'.repeat(43);
const [plain, host] = ['hearthway_test', '__Host-hearthway_test'];
const overHttps = privateCookie(plain, 'https://hearthway.example');
const onLocalhost = privateCookie(plain, 'http://localhost:8080');

describe('reading a private cookie', () => {
  it.each([
    ['alone', `${host}=${secret}`],
    ['among others', `theme=dark; ${host}=${secret}; lang=en`],
  ])('finds it %s', (_, header) => {
    expect(overHttps.read(header)).toBe(secret);
  });

  it.each([
    ['no cookie at all', undefined],
    ['another cookie whose name ends alike', `x${host}=${secret}`],
    ['the plain name, which anybody on a sibling host can set', `${plain}=${secret}`],
    ['a secret that is too short', `${host}=${secret.slice(1)}`],
    ['a secret that is too long', `${host}=${secret}a`],
    ['a secret with other characters', `${host}=${'$'.repeat(43)}`],
    ['a value with one more equals sign', `${host}=${secret}=`],
  ])('finds nothing over https in %s', (_, header) => {
    expect(overHttps.read(header)).toBeUndefined();
  });

  it('finds on localhost the plain name, and the name formerly used there', () => {
    expect(onLocalhost.read(`${host}=${other}; ${plain}=${secret}`)).toBe(secret);
    expect(onLocalhost.read(`${host}=${other}`)).toBe(other);
  });
});

describe('storing a private cookie', () => {
  it('uses the `__Host-` name and Secure over https', () => {
    expect(overHttps.store(secret, 60)).toMatch(
      new RegExp(`^${host}=${secret}; Max-Age=60; Path=/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Strict$`),
    );
  });

  it('uses the plain name on localhost without Secure, which WebKit would drop', () => {
    expect(onLocalhost.store(secret, 60)).toMatch(
      new RegExp(`^${plain}=${secret}; Max-Age=60; Path=/; Expires=[^;]+ GMT; HttpOnly; SameSite=Strict$`),
    );
  });
});

describe('clearing a private cookie', () => {
  const gone = 'Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;';
  const cleared = { plain: `${plain}=; ${gone} SameSite=Strict`, host: `${host}=; ${gone} Secure; SameSite=Strict` };

  it('clears both names, the current one first, each with its attributes', () => {
    expect(overHttps.clear()).toEqual([cleared.host, cleared.plain]);
    expect(onLocalhost.clear()).toEqual([cleared.plain, cleared.host]);
  });
});
