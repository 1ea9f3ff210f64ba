import { describe, expect, it } from '@jest/globals';
import { createLocalSlices } from './local-slices.js';

describe('a local slice', () => {
  const { read } = createLocalSlices(['http://127.0.0.1', 'http://localhost:8102', 'https://laptop.example/']);

  it.each(['http://127.0.0.1:8102', 'http://127.0.0.1:9', 'http://localhost:8102', 'https://laptop.example'])(
    'may come from %s',
    (origin) => {
      expect(read(`mf-journey@${origin}`)).toEqual({ slice: 'mf-journey', origin });
    },
  );

  it.each([
    'mf-journey@http://localhost:8103',
    'mf-journey@https://127.0.0.1:8102',
    'mf-journey@http://laptop.example',
    'mf-journey@https://laptop.example:8443',
    'mf-journey@https://laptop.example.evil.example',
    'mf-journey@http://127.0.0.1.evil.example:8102',
    'mf-journey@http://127.0.0.1:8102/',
    'mf-journey@http://127.0.0.1:8102@evil.example',
    'mf-journey@http://user@127.0.0.1:8102',
    "mf-journey@http://127.0.0.1:8102; script-src 'unsafe-inline'",
    'mf-journey@javascript:alert(1)',
    'shell@http://127.0.0.1:8102',
    '__proto__@http://127.0.0.1:8102',
    '@http://127.0.0.1:8102',
    'mf-journey',
    '',
  ])('isn’t %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('comes from nowhere unless the site allows it', () => {
    expect(createLocalSlices([]).read('mf-journey@http://127.0.0.1:8102')).toBeUndefined();
  });
});
