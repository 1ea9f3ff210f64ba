import { usStateCodes } from '@hearthway/contracts/journey';
import { loanLimitRows, type PolicyRow } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import { countyCodesOf, formerCounties } from '../../counties/index.js';
import { UnusableFile } from '../../files/index.js';
import { policyAt } from '../policy.js';
import { builtInLimits } from './built-in-limits.js';
import limits2026 from './built-in/limits-2026.json' with { type: 'json' };
import { limitsToShip } from './limits-to-ship.js';

const rowOf = (program: 'conventional' | 'fha', place: string, date = '2026-11-22') =>
  policyAt(date).findRow(`${program}/limit/${place}`);

/** In dollars: the limit, or the ends of its range. */
const limit = (...wanted: Parameters<typeof rowOf>) => {
  const row = rowOf(...wanted);
  if (!row) return undefined;
  return row.range ? [row.range.low / 100, row.range.high / 100] : row.value / 100;
};

const offered = usStateCodes.flatMap((state) => countyCodesOf(state));

describe('the limits of 2026', () => {
  it('are known for every county that a profile can name', () => {
    const places = [
      ...offered.map((fips) => `county/${fips}`),
      ...[...formerCounties.keys()].map((fips) => `county/${fips}`),
      ...usStateCodes.map((state) => `state/${state}`),
    ];
    expect(places).toHaveLength(3_144 + 9 + 51);
    const isOf2026 = (row: PolicyRow | undefined, lowest: number): boolean =>
      row?.effectiveFrom === '2026-01-01' &&
      row.standing === 'cited' &&
      row.value >= lowest &&
      // Whatever is within the figure has to be within the limit.
      (row.range === null || (row.range.low === row.value && row.range.high > row.value));
    const unknown = (program: 'conventional' | 'fha', lowest: number) =>
      places.filter((place) => !isOf2026(rowOf(program, place), lowest));
    expect(unknown('conventional', 83_275_000)).toEqual([]);
    expect(unknown('fha', 54_128_700)).toEqual([]);
  });

  it('are exact, if conforming, for every county on offer', () => {
    expect(offered.filter((fips) => rowOf('conventional', `county/${fips}`)?.range !== null)).toEqual([]);
  });

  it.each([
    ['county/48453', 832_750],
    ['county/08031', 862_500],
    ['county/08013', 879_750],
    ['county/02020', 1_249_125],
    ['county/02063', 1_249_125],
    ['county/15009', 1_299_500],
    ['county/11001', 1_249_125],
    ['county/09120', 977_500],
    ['county/09190', 977_500],
    ['county/09140', 851_000],
    ['county/09110', 832_750],
    ['state/TX', 832_750],
    ['state/CO', [832_750, 1_249_125]],
    ['state/HI', [1_249_125, 1_299_500]],
  ] as const)('are, conforming, in %s: %j', (place, expected) => {
    expect(limit('conventional', place)).toEqual(expected);
  });

  it.each([
    ['as FHFA’s where that has risen above the lowest', 'county/08031', 862_500],
    ['as FHFA’s at the ceiling', 'county/11001', 1_249_125],
    ['as FHFA’s where regions have more than the counties had', 'county/09190', 977_500],
    ['below FHFA’s where that is the lowest', 'county/48453', [541_287, 832_750]],
    ['below FHFA’s in Hawaii', 'county/15009', [541_287, 1_299_500]],
    ['below FHFA’s where that kept last year’s for a part of a county', 'county/09140', [541_287, 851_000]],
    ['above FHFA’s where HUD’s was higher last year', 'county/08113', [994_750, 1_045_350]],
    ['above FHFA’s where last year’s ceiling cut HUD’s off', 'county/08097', [1_209_750, 1_249_125]],
    ['between the ends of its counties', 'state/TX', [541_287, 832_750]],
  ] as const)('of FHA are %s', (_what, place, expected) => {
    expect(limit('fha', place)).toEqual(expected);
  });

  it('of a former county are those of the counties that replaced it', () => {
    expect(limit('conventional', 'county/09001')).toEqual([851_000, 977_500]);
    expect(limit('fha', 'county/09001')).toEqual([541_287, 977_500]);
    expect(limit('conventional', 'county/09007')).toBe(832_750);
    expect(limit('conventional', 'county/02261')).toBe(1_249_125);
    expect(rowOf('conventional', 'county/09001')?.standing).toBe('cited');
  });

  it('agree with the lowest ones of the contracts', () => {
    const conforming = builtInLimits().find(({ program, year }) => program === 'conventional' && year === 2026);
    const lowest = Math.min(...(conforming?.counties ?? []).map(({ dollars }) => dollars));
    const ofContracts = (key: string) => (loanLimitRows as readonly PolicyRow[]).find((row) => row.key === key);
    expect(ofContracts('conventional/limit/lowest')).toMatchObject({
      value: lowest * 100,
      effectiveFrom: '2026-01-01',
    });
    expect(ofContracts('fha/limit/lowest')?.value).toBe(Math.floor(lowest * 0.65) * 100);
  });
});

describe('the limits of 2025', () => {
  it('are exact for both programs', () => {
    const limits = (fips: string) => [
      limit('conventional', `county/${fips}`, '2025-06-30'),
      limit('fha', `county/${fips}`, '2025-06-30'),
    ];
    expect(limits('48453')).toEqual([806_500, 571_550]);
    expect(limits('15003')).toEqual([1_209_750, 779_700]);
    expect(limits('49043')).toEqual([1_149_825, 1_163_800]);
    expect(limits('09001')).toEqual([851_000, 851_000]);
    expect(offered.filter((fips) => limits(fips).includes(undefined))).toEqual([]);
  });

  it('end with the year', () => {
    expect(limit('fha', 'county/48453', '2025-12-31')).toBe(571_550);
    expect(rowOf('fha', 'county/48453', '2026-01-01')?.effectiveFrom).toBe('2026-01-01');
  });
});

describe('the file of a year', () => {
  const asCsv = (program: 'conventional' | 'fha', year: number) =>
    [
      `fips,state,county,${program === 'fha' ? 'fha_dollars' : 'one_unit_dollars'}`,
      ...(builtInLimits().find((list) => list.program === program && list.year === year)?.counties ?? []).map(
        ({ fips, state, name, dollars }) => `${fips},${state},${name},${dollars}`,
      ),
    ].join('\n');

  it('is written from lists, of which the later correct the earlier', () => {
    const correction = 'fips,state,county,one_unit_dollars\n08031,CO,Denver,862500';
    const wrong = asCsv('conventional', 2026).replace('Denver,862500', 'Denver,862505');
    expect(limitsToShip(2026, [wrong, correction])).toEqual(limits2026);
  });

  it('leaves out what the list has of counties that others in it replaced', () => {
    const former = 'fips,state,county,one_unit_dollars\n09001,CT,Fairfield,832750';
    expect(limitsToShip(2026, [asCsv('conventional', 2026), former])).toEqual(limits2026);
  });

  it('has both programs, if the lists do', () => {
    const { conventional, fha } = limitsToShip(2025, [asCsv('conventional', 2025), asCsv('fha', 2025)]);
    expect([Object.keys(conventional ?? {})[0], Object.keys(fha ?? {})[0]]).toEqual(['524225', '806500'].reverse());
  });

  it('is not written from lists that can’t be a year’s', () => {
    const half = asCsv('conventional', 2026).split('\n').slice(0, 1_500).join('\n');
    expect(() => limitsToShip(2026, [half])).toThrow(UnusableFile);
    expect(() => limitsToShip(2025, [asCsv('fha', 2026).replace('fha_dollars', 'one_unit_dollars')])).toThrow(
      UnusableFile,
    );
  });
});
