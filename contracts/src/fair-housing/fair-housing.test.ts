import { expectLinearTime } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { checkFairHousing, fairHousingMessage } from './fair-housing.js';
import { fairHousingRules } from './rules.js';

const refused = [
  'White neighborhood',
  'mostly white area',
  'no blacks nearby',
  'Hispanic community',
  'away from immigrants',
  'an area that is mostly Asian',
  'Christian neighbors',
  'near other Jews',
  'no Muslims on the street',
  'Catholic community only',
  'no gay couples',
  'women only building',
  'no disabled people next door',
  'No wheelchairs in the hallway',
  'far from any group home',
  'Adults only',
  'no kids on the block',
  'childless neighbors',
  'people like us',
  'English-speaking neighbors',
];

const rewritten = [
  ['safe neighborhood', 'Well-lit street with sidewalks'],
  ['A very safe area', 'Well-lit street with sidewalks'],
  ['low crime', 'Well-lit street with sidewalks'],
  ['no high-crime streets', 'Well-lit street with sidewalks'],
  ['neighborhood must be safe at night', 'Well-lit street with sidewalks'],
  ['bad part of town', 'Well-lit street with sidewalks'],
  ['safety', 'Well-lit street with sidewalks'],
  ['good schools', 'Short trip to our school'],
  ['Top-rated school district', 'Short trip to our school'],
  ['best ISD in the county', 'Short trip to our school'],
  ['school rating of 8 or more', 'Short trip to our school'],
  ['near great elementary schools', 'Short trip to our school'],
  ['family-friendly street', 'Fenced yard on a low-traffic street'],
  ['great for kids', 'Fenced yard on a low-traffic street'],
  ['family neighborhood', 'Fenced yard on a low-traffic street'],
  ['handicap accessible', 'Step-free entry and a bedroom on the main floor'],
  ['main floor room for my disabled mother', 'Step-free entry and a bedroom on the main floor'],
  ['man cave', 'Separate room with its own bath'],
  ['mother-in-law suite', 'Separate room with its own bath'],
  ['seniors only', '55+ community'],
] as const;

const allowed = [
  'Step-free entry',
  'Near my office',
  'Wheelchair ramp and wide doorways',
  'Fenced yard for the dog',
  'White kitchen cabinets',
  'Black granite counters, large area rug in the living area',
  'Walk to Lincoln Elementary School',
  'Gun safe in the garage',
  'Safe room for tornadoes',
  'Single-family house on a corner lot',
  'Big family room',
  'Spanish tile roof',
  'French doors to the patio',
  '20 minutes to our church',
  'Quiet street',
  '55+ community',
  'Two sinks for a kosher kitchen',
  'Near an Asian grocery store',
  'Gated driveway and an alarm',
  'Roll-in shower, grab bars, no stairs',
];

describe('sixty phrases', () => {
  it.each(refused)('refuses: %s', (text) => {
    expect(checkFairHousing(text)).toMatchObject({ outcome: 'refused', explanation: expect.any(String) });
  });

  it.each(rewritten)('offers other words for: %s', (text, rewrite) => {
    expect(checkFairHousing(text)).toMatchObject({ outcome: 'rewritten', rewrite });
  });

  it.each(allowed)('allows: %s', (text) => {
    expect(checkFairHousing(text)).toMatchObject({ outcome: 'allowed' });
  });

  it('are twenty of each', () => {
    expect([refused, rewritten, allowed].map((list) => new Set<unknown>(list).size)).toEqual([20, 20, 20]);
  });
});

describe('a hidden word', () => {
  it.each([
    'WHITE   NEIGHBORHOOD',
    'wHiTe-NeIgHbOrHoOd!!!',
    'wh1te ne1ghborh00d',
    'w.h.i.t.e neigh-bor-hood',
    'w h i t e  n e i g h b o r h o o d',
    'whiteneighborhood',
    'white neigh borhood',
    'whiiiite neighborhoood',
    'ｗｈｉｔｅ ｎｅｉｇｈｂｏｒｈｏｏｄ',
    '𝐰𝐡𝐢𝐭𝐞 𝐧𝐞𝐢𝐠𝐡𝐛𝐨𝐫𝐡𝐨𝐨𝐝',
    'whitе nеighbоrhооd',
    'wh\u200bite neigh\u00adborhood',
    'wh\u0301ite neighborhood',
    'white🏡neighborhood',
    'The neighborhood should be mostly white',
  ])('is found: %s', (text) => {
    expect(checkFairHousing(text)).toMatchObject({ outcome: 'refused', ruleId: 'race-or-color' });
  });

  it.each(['s4fe street', 'g00d sch00ls', 'good-schools', 'goodschools', 'crime-free'])(
    'is offered other words: %s',
    (text) => {
      expect(checkFairHousing(text)).toMatchObject({ outcome: 'rewritten' });
    },
  );
});

describe('an innocent word', () => {
  it.each([
    'White Settlement',
    'Black Mountain',
    'Church Hill',
    'Christiansburg',
    'Spanish Fork',
    'Indian Wells',
    'Jewett',
    'Kidder',
    'All-white kitchen',
    'Brown brick, white trim, quiet street',
    'At least 2 baths and 4 bedrooms',
    'No carpet in the bedrooms',
    'No more than 30 minutes to the airport',
    'Office with its own door',
    'Sidewalk to the school bus stop',
    'Community pool',
    'Only white appliances',
    'No crazy colors',
    'Not far from my kids’ school',
    'Gas station far away',
    'Room for two kids to share',
    'Busy road',
    'Overhead power lines',
    '',
    '   ',
    '🏡',
  ])('passes: %s', (text) => {
    expect(checkFairHousing(text)).toEqual({ outcome: 'allowed' });
  });
});

it('states what a 55+ community is', () => {
  expect(checkFairHousing('55+ community with a pool')).toMatchObject({
    outcome: 'allowed',
    note: expect.stringContaining('Older'),
  });
});

it('offers only words that it allows', () => {
  const rewrites = fairHousingRules.flatMap(({ rewrite }) => (rewrite === undefined ? [] : [rewrite]));
  expect(rewrites.length).toBeGreaterThan(4);
  expect(rewrites.map(fairHousingMessage)).toEqual(rewrites.map(() => undefined));
});

it('has one rule per id, each with an explanation, and a rewrite where it offers one', () => {
  expect(new Set(fairHousingRules.map(({ id }) => id)).size).toBe(fairHousingRules.length);
  for (const { outcome, explanation, rewrite } of fairHousingRules) {
    expect(explanation).not.toBe('');
    expect(rewrite !== undefined).toBe(outcome === 'rewritten');
  }
});

it('puts the other words into the message', () => {
  expect(fairHousingMessage('good schools')).toMatch(/Short trip to our school/);
  expect(fairHousingMessage('step-free entry')).toBeUndefined();
});

it.each([
  ['one letter', 'a'],
  ['words of the rules', 'white neighbor '],
  ['words of the rules without spaces', 'whitesafe'],
  ['spaced letters', 'w h i t e '],
  ['marks', '.-'],
  ['combining marks', 'e\u0301\u0301'],
  ['a ligature that unfolds into eighteen letters', '\ufdfa '.repeat(5) + ' '.repeat(80)],
])('reads a text once, though it is made of %s alone', (_what, part) => {
  expectLinearTime(checkFairHousing, part);
});
