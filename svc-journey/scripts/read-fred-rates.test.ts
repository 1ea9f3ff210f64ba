import { mortgageRates } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { ratesFromFred, type FredFile } from './read-fred-rates.js';

const thirty = (lines: string): FredFile => ({
  name: 'MORTGAGE30US.csv',
  text: `observation_date,MORTGAGE30US\n${lines}\n`,
});
const fifteen = (lines: string): FredFile => ({
  name: 'MORTGAGE15US.csv',
  text: `observation_date,MORTGAGE15US\n${lines}\n`,
});

describe('the rates from FRED', () => {
  it('are those of the latest week that both files have', () => {
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

  it('come from files in any order, with any line ends', () => {
    const crlf = (file: FredFile) => ({ ...file, text: `\ufeff${file.text.replaceAll('\n', '\r\n')}` });
    const rates = ratesFromFred([crlf(fifteen('2026-11-12,5.4')), crlf(thirty('2026-11-12,6'))]);

    expect(rates.rates.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([600, 540]);
  });

  it.each<[string, readonly [FredFile, FredFile], string]>([
    ['another header', [{ name: 'a.csv', text: 'DATE,VALUE\n' }, fifteen('')], 'a.csv, line 1'],
    ['nothing', [{ name: 'a.csv', text: '' }, fifteen('')], 'a.csv, line 1'],
    ['another series', [{ name: 'gdp.csv', text: 'observation_date,GDP\n' }, fifteen('')], 'gdp.csv, line 1'],
    ['the same series twice', [thirty('2026-11-12,6'), thirty('2026-11-12,6')], 'MORTGAGE15US'],
    ['no common week', [thirty('2026-11-12,6'), fifteen('2026-11-05,5')], 'no week in common'],
    ['no rate', [thirty('2026-11-12,.'), fifteen('2026-11-12,5')], 'no week in common'],
    ['an impossible day', [thirty('2026-02-30,6'), fifteen('2026-11-12,5')], 'MORTGAGE30US.csv, line 2: “2026-02-30”'],
    ['a word as rate', [thirty('2026-11-12,6\n2026-11-19,high'), fifteen('')], 'MORTGAGE30US.csv, line 3: “high”'],
    ['a rate of 61%', [thirty('2026-11-12,61.7'), fifteen('')], 'line 2: 61.7% can’t be'],
    ['a day twice', [thirty('2026-11-12,6\n2026-11-12,7'), fifteen('')], 'line 3: 2026-11-12 is there twice'],
    ['a cell too many', [thirty('2026-11-12,6,7'), fifteen('')], 'line 2: expected a date and a rate'],
    ['an open quote', [thirty('2026-11-12,"6'), fifteen('')], 'MORTGAGE30US.csv is not a CSV file'],
  ])('are refused with %s', (_what, files, message) => {
    expect(() => ratesFromFred(files)).toThrow(message);
  });
});
