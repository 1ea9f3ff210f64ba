import { describe, expect, it } from 'vitest';
import { privateCookie } from './private-cookie.js';

const secret = 'a'.repeat(42) + '_';
const other = 'b'.repeat(43);
const [plain, host] = ['hearthway_test', '__Host-hearthway_test'];
const overHttps = privateCookie(plain, 'https://hearthway.example');
const onLocalhost = privateCookie(plain, 'http://localhost:8080');

interface Sent {
  name: string;
  value?: string;
  options: object;
}

function jar() {
  const sent: Sent[] = [];
  return {
    sent,
    cookie: (name: string, value: string, options: object) => sent.push({ name, value, options }),
    clearCookie: (name: string, options: object) => sent.push({ name, options }),
  };
}

const strict = { httpOnly: true, sameSite: 'strict', path: '/' };

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

  it('finds on localhost the plain name, and the one that was used there before', () => {
    expect(onLocalhost.read(`${host}=${other}; ${plain}=${secret}`)).toBe(secret);
    expect(onLocalhost.read(`${host}=${other}`)).toBe(other);
  });
});

describe('setting a private cookie', () => {
  it('over https takes the name that browsers guard, and Secure', () => {
    const response = jar();
    overHttps.set(response, secret, 60);
    expect(response.sent).toEqual([
      { name: host, value: secret, options: { ...strict, secure: true, maxAge: 60_000 } },
    ]);
  });

  it('on localhost takes the plain name without Secure, which WebKit would drop', () => {
    const response = jar();
    onLocalhost.set(response, secret, 60);
    expect(response.sent).toEqual([
      { name: plain, value: secret, options: { ...strict, secure: false, maxAge: 60_000 } },
    ]);
  });
});

describe('clearing a private cookie', () => {
  it.each([
    ['over https', overHttps, [host, plain]],
    ['on localhost', onLocalhost, [plain, host]],
  ])('%s clears both names, each as it was set', (_, cookie, names) => {
    const response = jar();
    cookie.clear(response);
    expect(response.sent).toEqual(names.map((name) => ({ name, options: { ...strict, secure: name === host } })));
  });
});
