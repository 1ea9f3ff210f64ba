import { expect, it } from '@jest/globals';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { trueTypeOf } from './read-woff.js';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
);

it('has the glyphs that the WOFF file has', () => {
  const woff = readFileSync(file);
  const [packed, font] = [create(woff), create(trueTypeOf(woff))] as [Font, Font];
  expect(font.postscriptName).toBe(packed.postscriptName);
  expect(font.characterSet).toEqual(packed.characterSet);
  const widths = ({ layout }: Pick<Font, 'layout'>) => layout('Peña 42').glyphs.map(({ advanceWidth }) => advanceWidth);
  expect(widths({ layout: font.layout.bind(font) })).toEqual(widths({ layout: packed.layout.bind(packed) }));
});

it.each([Buffer.alloc(0), Buffer.from('wOFF'), Buffer.alloc(100)])('refuses what is no WOFF file', (bytes) => {
  expect(() => trueTypeOf(bytes)).toThrow(RangeError);
});
