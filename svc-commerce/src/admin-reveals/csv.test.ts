import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.js';

describe('a line of CSV', () => {
  it('has its cells between commas and ends with CRLF', () => {
    expect(csvLine(['Jordan', '', 7500, 'O’Néill'])).toBe('Jordan,,7500,O’Néill\r\n');
  });

  it.each([
    ['Rivera, Jordan', '"Rivera, Jordan"'],
    ['Jo "Joy" Rivera', '"Jo ""Joy"" Rivera"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\nlines', '"two\nlines"'],
    [' kept ', ' kept '],
  ])('encloses %j in quotation marks where it must', (cell, field) => {
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
  ])('lets no cell begin as a formula: %j', (cell, field) => {
    expect(csvLine([cell])).toBe(`${field}\r\n`);
  });

  it('leaves a number what it is', () => {
    expect(csvLine([-5])).toBe('-5\r\n');
  });
});
