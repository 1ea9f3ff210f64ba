import { mortgageRates } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { ratesFromFred, type FredFile } from './fred-rates.js';

const file = (text: string, name = 'fred.csv'): FredFile => ({ name, text });
const thirty = (lines: string) => file(`observation_date,MORTGAGE30US\n${lines}\n`, 'MORTGAGE30US.csv');
const fifteen = (lines: string) => file(`DATE,MORTGAGE15US\n${lines}\n`, 'MORTGAGE15US.csv');

describe('the rates from FRED', () => {
  it('are those of the latest week with a rate in each series', () => {
    const rates = ratesFromFred([
      thirty('2026-11-05,6.22\n2026-11-12,6.17\n2026-11-19,6.26'),
      fifteen('2026-11-05,5.50\n2026-11-12,5.41\n2026-11-19,.'),
    ]);

    expect(rates).toEqual({
      rates: [
        { product: '30-Year Fixed', rateBasisPoints: 617 },
        { product: '15-Year Fixed', rateBasisPoints: 541 },
      ],
      source: { name: 'Freddie Mac survey, from FRED', asOf: '2026-11-12' },
    });
    expect(mortgageRates.safeParse(rates).success).toBe(true);
  });

  it.each<[string, readonly FredFile[]]>([
    ['one file', [file('observation_date,MORTGAGE30US,MORTGAGE15US\n2026-11-12,6,5.4\n2026-11-19,,.\n')]],
    [
      'one file with a series of something else',
      [file('DATE,UNRATE,MORTGAGE15US,MORTGAGE30US\n2026-11-12,4.1,5.4,6\n')],
    ],
    ['two, in any order', [fifteen('2026-11-12,5.4'), thirty('2026-11-12,6')]],
    ['lines in any order', [thirty('2026-11-12,6\n2026-11-05,7'), fifteen('2026-11-05,4\n2026-11-12,5.40')]],
    [
      'CRLF and a byte order mark',
      [thirty('2026-11-12,6.000'), fifteen('2026-11-12,5.4')].map(({ name, text }) =>
        file(`\uFEFF${text.replaceAll('\n', '\r\n')}`, name),
      ),
    ],
  ])('come from %s', (_what, files) => {
    const { rates, source } = ratesFromFred(files);

    expect(rates.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([600, 540]);
    expect(source?.asOf).toBe('2026-11-12');
  });

  it.each([
    ['6.125', 613],
    ['6.124', 612],
    ['7', 700],
    ['6.', 600],
    ['10.5', 1_050],
    ['2.65', 265],
  ])('have %s percent as %i basis points', (percent, rateBasisPoints) => {
    expect(ratesFromFred([thirty(`2026-11-12,${percent}`)]).rates).toEqual([
      { product: '30-Year Fixed', rateBasisPoints },
    ]);
  });

  it.each<[string, readonly FredFile[], string]>([
    ['an error page', [file('\n<!DOCTYPE html>\n<html><head><title>Error</title></head></html>')], 'is a web page'],
    ['another header', [file('week,MORTGAGE30US\n')], 'fred.csv: the first line'],
    ['nothing', [file('')], 'fred.csv: the first line'],
    ['no file', [], 'None of the files has the series MORTGAGE30US'],
    ['another series only', [file('DATE,GDP\n2026-11-12,1')], 'None of the files has the series MORTGAGE30US'],
    ['the shorter loan only', [fifteen('2026-11-12,5.4')], 'None of the files has the series MORTGAGE30US'],
    ['a series twice', [thirty('2026-11-12,6'), thirty('2026-11-12,6')], 'is in two of the files'],
    ['no common week', [thirty('2026-11-12,6'), fifteen('2026-11-05,5')], 'no week with a rate for MORTGAGE30US and'],
    ['no rate', [thirty('2026-11-12,.\n2026-11-19,')], 'no week with a rate for MORTGAGE30US'],
    ['an impossible day', [thirty('2026-02-30,6')], 'MORTGAGE30US.csv, line 2: “2026-02-30” is not a date'],
    ['a word as rate', [thirty('2026-11-12,6\n2026-11-19,high')], 'line 3, column MORTGAGE30US: “high”'],
    ['a negative rate', [thirty('2026-11-12,-6')], 'line 2, column MORTGAGE30US: “-6”'],
    ['a rate of 61.7%', [thirty('2026-11-12,61.7')], 'a rate of 61.7% can’t be'],
    ['a rate of 0', [thirty('2026-11-12,0.00')], 'a rate of 0.00% can’t be'],
    ['a day twice', [thirty('2026-11-12,6\n2026-11-12,7')], 'line 3: 2026-11-12 is there twice'],
    ['a cell too many', [thirty('2026-11-12,6,7')], 'line 2: 3 cells instead of 2'],
    ['half of a line', [thirty('2026-11-12,6\n2026-11-1')], 'line 3: 1 cells instead of 2'],
    ['an open quote', [thirty('2026-11-12,"6')], 'not a table of CSV'],
  ])('are refused with %s', (_what, files, message) => {
    expect(() => ratesFromFred(files)).toThrow(message);
  });
});
