import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageEncoder } from './encoded-text.js';

/** Long and varied enough for the two efforts to differ. */
const textOf = (mark: string): string =>
  Array.from({ length: 3000 }, (_, index) => `${mark} ${index} ${(index * index).toString(36)} house\n`).join('');

function pageEncoder() {
  const encoder = createPageEncoder();
  onTestFinished(() => encoder.stop());
  return encoder;
}

it('compresses quickly first, and thoroughly later', async () => {
  const plain = textOf('one');
  const text = (await pageEncoder().encode([plain])).get(plain)!;
  const quick = text.compressed;
  await eventually(() => expect(text.compressed).not.toBe(quick));
  for (const forms of [quick, text.compressed]) {
    expect(brotliDecompressSync(forms.get('br')!).toString()).toBe(plain);
    expect(gunzipSync(forms.get('gzip')!).toString()).toBe(plain);
  }
  expect(text.compressed.get('br')!.length).toBeLessThan(quick.get('br')!.length);
});

it('keeps the forms of texts that stay or come back, and forgets the others', async () => {
  const encoder = pageEncoder();
  const [stays, comesBack, other] = ['one', 'two', 'three'].map(textOf) as [string, string, string];
  const first = await encoder.encode([stays, comesBack]);
  const second = await encoder.encode([stays, other]);
  expect(second.get(stays)).toBe(first.get(stays));
  const third = await encoder.encode([stays, comesBack]);
  expect(third.get(comesBack)).toBe(first.get(comesBack));
  await encoder.encode([stays]);
  await encoder.encode([stays]);
  const last = await encoder.encode([stays, comesBack]);
  expect(last.get(stays)).toBe(first.get(stays));
  expect(last.get(comesBack)).not.toBe(first.get(comesBack));
});

it('ends up thorough when texts change before it is done', async () => {
  const encoder = pageEncoder();
  const texts = ['one', 'two', 'three'].map(textOf);
  const early = await encoder.encode(texts);
  const quick = texts.map((text) => early.get(text)!.compressed);
  const late = await encoder.encode(texts.toReversed());
  await eventually(() => texts.forEach((text, index) => expect(late.get(text)!.compressed).not.toBe(quick[index])));
});
