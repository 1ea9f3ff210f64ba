import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.js';

describe('a line of CSV', () => {
  it('separates its cells with commas and ends with CRLF', () => {
    expect(csvLine(['Jordan', '', 7500, 'O’Néill'])).toBe('Jordan,,7500,O’Néill\r\n');
  });

  it.each([
    ['Rivera, Jordan', '"Rivera, Jordan"'],
    ['Jo "Joy" Rivera', '"Jo ""Joy"" Rivera"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\nlines', '"two\nlines"'],
    [' kept ', ' kept '],
  ])('quotes %j if it has to', (cell, field) => {
    expect(csvLine([cell, 'x'])).toBe(`${field},x\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ])('does not let a cell start like a formula: %j', (cell, field) => {
    expect(csvLine([cell])).toBe(`${field}\r\n`);
  });

  it('leaves numbers unchanged', () => {
    expect(csvLine([-5])).toBe('-5\r\n');
  });
});
