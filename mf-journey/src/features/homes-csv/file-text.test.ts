import { expect, it } from '@jest/globals';
import { textOfFile } from './index.js';

const file = (...parts: BlobPart[]) => new File(parts, 'homes.csv');
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...text.split('').flatMap((letter) => [letter.charCodeAt(0), 0])]);

it.each([
  ['UTF-8', file('1 Peñasco Ct')],
  ['UTF-8 with a mark', file('\ufeff1 Peñasco Ct')],
  ['UTF-16', file(utf16('1 Peñasco Ct'))],
  ['Windows-1252', file('1 Pe', new Uint8Array([0xf1]), 'asco Ct')],
])('%s is read', async (_encoding, given) => {
  expect((await textOfFile(given)).replace('\ufeff', '')).toBe('1 Peñasco Ct');
});

it.each([
  ['nothing', file(''), 'This file is empty'],
  ['spaces', file(' \n\n '), 'This file is empty'],
  ['an Excel workbook', file(new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0, 1])), 'This is a workbook, not a CSV file'],
  ['an old Excel workbook', file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])), 'This is a workbook'],
  ['a PDF', file('%PDF-1.7'), 'This is a PDF'],
  ['an error page', file('\n<!DOCTYPE html><title>Sign in</title>'), 'This is a web page, not a CSV file'],
  ['a picture', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])), 'This isn’t a text file'],
  ['6 MB', file('a'.repeat(5_500_000)), 'This file has 6 MB; we read up to 5 MB'],
])('a file of %s is refused with what to do', async (_kind, given, message) => {
  await expect(textOfFile(given)).rejects.toThrow(message);
});
