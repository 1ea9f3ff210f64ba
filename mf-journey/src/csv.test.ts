import { describe, expect, it } from '@jest/globals';
import { csvText, type CsvCell } from './csv.js';

const lines = (...cells: readonly CsvCell[]): string => csvText([['Cell', (cell: CsvCell) => cell]], cells);

describe('a table as CSV', () => {
  it('quotes what would break a row, and leaves unknown cells empty', () => {
    expect(lines('Oak Street, 12', 'the "blue" one', 'two\nlines', null)).toBe(
      'Cell\r\n"Oak Street, 12"\r\n"the ""blue"" one"\r\n"two\nlines"\r\n\r\n',
    );
  });

  it('writes numbers and yes or no plainly', () => {
    expect(lines(-12.5, true, false)).toBe('Cell\r\n-12.5\r\nyes\r\nno\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('makes %j a text, not a formula', (text) => {
    expect(lines(text)).toBe(`Cell\r\n'${text}\r\n`);
  });
});
