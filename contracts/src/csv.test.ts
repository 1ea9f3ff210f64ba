import { describe, expect, it } from '@jest/globals';
import { csvFile, csvLine } from './csv.js';

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
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['\n=1', '"\'\n\'=1"'],
    ['\tJordan', '"\'\tJordan"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['−1', "'−1"],
    [' =1', "' =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u0000=1', "'\u0000=1"],
    ['"=1"', '"\'""=1"""'],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ])('does not let a cell start like a formula: %j', (cell, field) => {
    expect(csvLine([cell])).toBe(`${field}\r\n`);
  });

  // Excel with a semicolon as its separator splits even quoted cells here.
  it.each([
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ['x;;@SUM(A1)', "x;;'@SUM(A1)"],
    ['x; =1;+2', "x;' =1;'+2"],
    ['x;"=1"', 'x;\'""=1""'],
    ['x;＝1', "x;'＝1"],
    ['x\t=1', "x\t'=1"],
    ['x\r\n=1', "x\r\n'=1"],
    ['x\n-1', "x\n'-1"],
    ['x;\u200b=1', "x;'\u200b=1"],
    ['Jordan; Rivera-Lee', 'Jordan; Rivera-Lee'],
  ])('does not let what follows another separator start like a formula: %j', (cell, text) => {
    expect(csvLine([cell])).toBe(`"${text}"\r\n`);
  });

  it('leaves numbers unchanged', () => {
    expect(csvLine([-5])).toBe('-5\r\n');
  });
});

it('a file starts with a byte order mark, so that Excel reads it as UTF-8', () => {
  const file = csvFile([csvLine(['Name']), csvLine(['Zoë'])]);
  expect(file).toBe('\uFEFFName\r\nZoë\r\n');
  expect([...Buffer.from(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
