import { documentLimits } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { isFileOf, nameOf, problemOf } from './file-checks.js';

const file = { name: 'Statement.pdf', size: 9_000, type: 'application/pdf' };

describe('what is said of a file before it is sent', () => {
  it.each([
    [{}, ''],
    [{ name: 'IMG_0001.HEIC', type: '' }, ''],
    [{ name: 'scan', type: '' }, ''],
    [{ name: 'May 2026.Statement', type: 'application/pdf' }, ''],
    [{ size: documentLimits.fileBytes }, ''],
    [{ size: 0 }, 'This file is empty. Check that it opens on your device, and upload it again.'],
    [{ size: documentLimits.fileBytes + 1 }, 'Files can have up to 25 MB. Save it smaller, or split it.'],
    [
      { name: 'budget.xlsx', type: 'application/vnd.ms-excel' },
      'We take PDF, JPEG, PNG, HEIC, and Word (.docx) files. Save it as one of these, and upload it again.',
    ],
  ])('%j: %s', (given, problem) => {
    expect(problemOf({ ...file, ...given })).toBe(problem);
  });
});

describe('the name that is kept', () => {
  it.each([
    ['  Pay\u202E stub.pdf ', 'Pay stub.pdf'],
    ['\u200B', 'Document'],
    [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(documentLimits.nameCharacters - 4)}.pdf`],
  ])('%j: %s', (name, kept) => {
    expect(nameOf({ name })).toBe(kept);
  });
});

it('a file goes on if name and size are those of its upload', () => {
  const upload = { name: 'Statement.pdf', bytes: 9_000 };
  expect(isFileOf(upload, file)).toBe(true);
  expect(isFileOf(upload, { ...file, size: 9_001 })).toBe(false);
  expect(isFileOf(upload, { ...file, name: 'Other.pdf' })).toBe(false);
});
