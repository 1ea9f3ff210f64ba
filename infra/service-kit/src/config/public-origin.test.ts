import { describe, expect, it } from '@jest/globals';
import { isPlainHttp, publicOrigin } from './index.js';

describe('the public origin', () => {
  it.each([
    ['https://hearthway.example', false],
    ['https://hearthway.example:8443/', false],
    ['https://localhost:8443', false],
    ['http://localhost:8080', true],
    ['http://LOCALHOST:8080', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:8080', true],
    ['http://app.localhost', true],
  ])('may be %s', (origin, plain) => {
    expect(publicOrigin.safeParse(origin).success).toBe(true);
    expect(isPlainHttp(origin)).toBe(plain);
  });

  it.each([
    'http://hearthway.example',
    'http://192.168.1.20:8080',
    'http://0.0.0.0:8080',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'http://notlocalhost',
    'http://localhost@hearthway.example',
    'https://user:password@hearthway.example',
    'https://hearthway.example/app',
    'https://hearthway.example?x',
    'ftp://localhost',
    'localhost:8080',
    'https://',
  ])('may not be %s', (origin) => {
    expect(publicOrigin.safeParse(origin).success).toBe(false);
  });
});
