import { describe, expect, it } from '@jest/globals';
import { overdueRows, policyAt } from '../policy.js';
import { policyRows } from '../policy-rows.js';
import { asPublished, hudList, limitsList } from '../testing/limits-list.js';
import { withLimits } from './limit-rows.js';
import { loadLimits, type LoadLimits } from './load-limits.js';
import type { LoadedLimits } from './year-of-limits.js';

const november = new Date('2026-11-30T12:00:00.000Z');

/** What is stored after the loads, and the result of the last one. */
async function load(...requests: (Partial<LoadLimits> & Pick<LoadLimits, 'text'>)[]) {
  const stored = new Map<string, LoadedLimits>();
  const store = {
    list: () => Promise.resolve([...stored.values()]),
    save: (limits: LoadedLimits) => Promise.resolve(void stored.set(`${limits.program} ${limits.year}`, limits)),
  };
  let refused = '';
  for (const request of requests) {
    const given = { year: 2027, fileName: 'limits.csv', now: november, ...request };
    await loadLimits(store, given).catch((error: unknown) => {
      refused = String(error);
    });
  }
  const loaded = [...stored.values()];
  return {
    refused,
    loaded,
    /** The figure, or the ends of its range. */
    find(date: string, key: string) {
      const row = policyAt(date, withLimits(policyRows, loaded, date)).findRow(key);
      return row?.range ? [row.range.low, row.range.high] : row?.value;
    },
    overdue: (date: string) => overdueRows(date, withLimits(policyRows, loaded, date)).map(({ id }) => id),
  };
}

const list2027 = limitsList(850_000, { '08097': 1_000_000, '08031': 900_000, '48453': 875_500 });

describe('a list of the next year', () => {
  it.each([
    ['our columns', list2027],
    ['FHFA’s own', asPublished(list2027)],
    ['a byte order mark', `\uFEFF${list2027}`],
  ])('counts from its first day on, in %s', async (_what, text) => {
    const { find, refused } = await load({ text });
    expect(refused).toBe('');
    const limitsOn = (date: string) =>
      ['lowest', 'highest', 'county/08097', 'county/08031', 'state/TX', 'state/AZ', 'state/CO'].map((place) =>
        find(date, `conventional/limit/${place}`),
      );
    expect(limitsOn('2026-12-31')).toEqual([
      83_275_000,
      129_950_000,
      120_975_000,
      86_250_000,
      83_275_000,
      83_275_000,
      [83_275_000, 124_912_500],
    ]);
    // Texas has a county with a limit of its own now.
    expect(limitsOn('2027-01-01')).toEqual([
      85_000_000,
      127_500_000,
      100_000_000,
      90_000_000,
      [85_000_000, 87_550_000],
      85_000_000,
      [85_000_000, 100_000_000],
    ]);
    expect(find('2028-01-02', 'conventional/limit/county/08097')).toBe(100_000_000);
    const fha = ['lowest', 'highest', 'county/08031', 'county/04013'].map((place) =>
      find('2027-01-01', `fha/limit/${place}`),
    );
    expect(fha).toEqual([55_250_000, 127_500_000, 90_000_000, [55_250_000, 85_000_000]]);
  });

  it('has FHA’s limits by the statute, as 2026’s were', async () => {
    const { find } = await load({ year: 2026, text: limitsList(832_750) });
    expect(find('2026-06-01', 'fha/limit/lowest')).toBe(54_128_700);
    expect(find('2026-06-01', 'fha/limit/highest')).toBe(124_912_500);
    // From the contracts: a list only has limits for one unit.
    expect(find('2026-06-01', 'conventional/limit/lowest/4')).toBe(160_175_000);
  });

  it('leaves nothing of the years before, and no limit for several units that is not its own', async () => {
    const { find } = await load({ text: list2027 });
    expect(find('2027-01-01', 'conventional/limit/lowest/2')).toBeUndefined();
    expect(find('2027-01-01', 'conventional/limit/county/08013')).toBe(85_000_000);
  });

  it('replaces one of the same year, and the built-in one', async () => {
    const { find, loaded } = await load(
      { year: 2026, text: limitsList(832_750, { '08031': 862_500 }) },
      { year: 2026, text: limitsList(832_750, { '08031': 870_000 }) },
    );
    expect(loaded).toHaveLength(1);
    expect(find('2026-12-01', 'conventional/limit/county/08031')).toBe(87_000_000);
    expect(find('2026-12-01', 'conventional/limit/county/08013')).toBe(83_275_000);
  });

  it('ends the reminders for the last one', async () => {
    const { overdue } = await load({ text: list2027 });
    expect(overdue('2026-12-15')).not.toContain('conventional/limit/lowest@2026-01-01');
    expect(overdue('2027-01-02').filter((id) => id.includes('/limit/'))).toEqual([]);
    expect(overdue('2027-12-15')).toContain('conventional/limit/lowest@2027-01-01');
    // One reminder for the list, not thousands.
    expect(overdue('2027-12-15').filter((id) => /\/limit\/(county|state)\//.test(id))).toEqual([]);
    const { overdue: withoutList } = await load();
    expect(withoutList('2026-12-15')).toContain('conventional/limit/lowest@2026-01-01');
    expect(withoutList('2027-03-01')).toContain('conventional/limit/lowest@2026-01-01');
  });
});

describe('HUD’s list', () => {
  it.each([
    ['as text', hudList(541_287, { '15009': 1_299_500, '48453': 571_550 })],
    [
      'as CSV',
      limitsList(541_287, { AK: 541_287, HI: 541_287, '15009': 1_299_500, '48453': 571_550 }).replace(
        'one_unit_dollars',
        'fha_dollars',
      ),
    ],
  ])('%s has FHA’s exact limits, next to the built-in conforming ones', async (_what, text) => {
    const { find, refused, loaded } = await load({ year: 2026, text });
    expect(refused).toBe('');
    expect(loaded.map(({ program, counties }) => [program, counties.length])).toEqual([['fha', 3_144]]);
    const limits = (place: string) => [
      find('2026-06-01', `conventional/limit/${place}`),
      find('2026-06-01', `fha/limit/${place}`),
    ];
    expect(limits('county/48453')).toEqual([83_275_000, 57_155_000]);
    expect(limits('county/08031')).toEqual([86_250_000, 54_128_700]);
    expect(limits('county/15009')).toEqual([129_950_000, 129_950_000]);
    expect(limits('state/TX')).toEqual([83_275_000, [54_128_700, 57_155_000]]);
  });

  it('counts in its year only; the limits of the next come from FHFA’s, and from it', async () => {
    const { find } = await load(
      { year: 2026, text: hudList(541_287, { '48453': 870_000, '48001': 845_000 }) },
      { text: list2027 },
    );
    const limits = ['48453', '48001', '08031'].map((fips) => find('2027-01-01', `fha/limit/county/${fips}`));
    expect(limits).toEqual([87_550_000, [55_250_000, 85_000_000], 90_000_000]);
  });

  it('can come with FHFA’s in one file', async () => {
    const both = limitsList(850_000)
      .replace('one_unit_dollars', 'conforming_dollars,fha_dollars')
      .replaceAll(/\d$/gm, '$&,552500');
    const { loaded, find } = await load({ text: both });
    expect(loaded.map(({ program }) => program)).toEqual(['conventional', 'fha']);
    expect(find('2027-01-01', 'fha/limit/county/15009')).toBe(55_250_000);
  });

  const text = hudList(541_287);
  it.each([
    ['a year without FHFA’s', hudList(552_500), /Load FHFA’s list of 2027 first/, 2027],
    ['FHFA’s limits in HUD’s columns', hudList(832_750), /By law, FHA’s is 65% of FHFA’s: 541287/],
    ['more than the law allows', hudList(541_287, { '48453': 1_249_126 }), /above the most, 1249125/],
    ['more than the law allows in Hawaii', hudList(541_287, { '15009': 1_873_688 }), /above the most/],
    ['a line cut off', text.replace(/TX453.*$/m, 'TX45'), /Line \d+ doesn’t have HUD’s columns/],
    ['an unknown state', text.replace('TX453', 'ZZ453'), /ZZ is not a state’s code/],
    ['a county of a served state too few', text.replace('TX453', 'GU453'), /48453 of TX/],
    ['a county twice', text.replace('TX453', 'TX001'), /twice/],
  ])('is refused with %s', async (_what, refusedText, why, year = 2026) => {
    const { loaded, refused } = await load({ text: refusedText, year });
    expect(refused).toMatch(why);
    expect(loaded).toEqual([]);
  });
});

describe('nothing is stored of', () => {
  const lines = list2027.split('\r\n');
  const withLine = (line: string) => [...lines, line].join('\n');

  it.each([
    ['an empty file', '', /no header/],
    ['a page of HTML', '<html><body>Not found</body></html>', /no header/],
    ['a header alone', lines[0]!, /no counties/],
    ['half of the list', lines.slice(0, 1_600).join('\n'), /missing/],
    ['a county of a served state too few', lines.filter((line) => !line.startsWith('48453')).join('\n'), /48453 of TX/],
    ['a county twice', withLine('48453,TX,Travis,850000'), /twice/],
    ['a county in another state', withLine('48999,CO,Somewhere,850000'), /not a county of CO/],
    ['an unknown state', withLine('99001,ZZ,Somewhere,850000'), /Line 3146: ZZ/],
    ['a code that is none', withLine('TX001,TX,Somewhere,850000'), /not a county’s code/],
    ['a county without a name', withLine('48999,TX,,850000'), /no name/],
    ['no amount', withLine('48999,TX,Somewhere,'), /not an amount/],
    ['a negative amount', withLine('48999,TX,Somewhere,-850000'), /not an amount/],
    ['a part of a dollar', withLine('48999,TX,Somewhere,850000.50'), /not an amount/],
    ['a comma for a point', withLine('48999,TX,Somewhere,"850000,00"'), /not an amount/],
    ['commas anywhere', withLine('48999,TX,Somewhere,"85,00,00"'), /not an amount/],
    [
      'a county’s code left out',
      asPublished(list2027).replace(/^6,001,/m, '6,,'),
      /Line 192: 06 is not a county’s code/,
    ],
    ['a quote that never ends', withLine('48999,TX,"Somewhere,850000'), /not a table/],
    ['more than the law allows', limitsList(850_000, { '08097': 1_275_001 }), /above the most, 1275000/],
    ['less than the law allows', limitsList(850_000, { '08097': 849_999 }), /Fewer than half/],
    ['less than the law allows in Alaska', limitsList(850_000, { AK: 850_000 }), /below the least/],
    ['nothing in a county', limitsList(850_000, { '15009': 0 }), /below the least/],
    ['less than the year before', limitsList(832_700), /can’t be below last year’s, 832750/],
    ['ten times the year before', limitsList(8_327_500), /more than half above last year’s, 832750/],
    ['ten times the first year’s', limitsList(8_327_500), /more than half above last year’s, 806500/, 2026],
    [
      'another column’s amounts',
      limitsList(
        850_000,
        Object.fromEntries(
          [
            'TX',
            'CA',
            'GA',
            'VA',
            'KY',
            'MO',
            'KS',
            'IL',
            'NC',
            'IA',
            'TN',
            'NE',
            'IN',
            'OH',
            'MN',
            'MI',
            'MS',
            'OK',
          ].map((state, index) => [state, 860_000 + index]),
        ),
      ),
      /Fewer than half/,
    ],
  ])('%s', async (_what, text, why, year = 2027) => {
    const { loaded, refused } = await load({ text, year });
    expect(refused).toMatch(why);
    expect(loaded).toEqual([]);
  });

  it.each([
    ['a year before ours', { year: 2025 }, /from 2026 to 2027/],
    ['a year after the next', { year: 2028 }, /from 2026 to 2027/],
    ['a year that is none', { year: Number.NaN }, /from 2026 to 2027/],
    ['a file named after another year', { fileName: 'limits-2026.csv' }, /another year than 2027/],
  ])('%s', async (_what, request, why) => {
    const { loaded, refused } = await load({ text: list2027, ...request });
    expect(refused).toMatch(why);
    expect(loaded).toEqual([]);
  });
});
