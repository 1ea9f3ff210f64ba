import { describe, expect, it } from '@jest/globals';
import { checkFairHousing, fairHousingMessage } from './fair-housing.js';
import { fairHousingRules } from './rules.js';
import { fairHousingPhrases, neverPhrases } from './testing/phrases.js';

describe.each(Object.entries(fairHousingPhrases))('%s', (outcome, phrases) => {
  it.each(phrases)('%s', (text) => {
    expect(checkFairHousing(text)).toMatchObject({ outcome });
  });
});

describe.each(Object.entries(neverPhrases))('as a never, %s', (outcome, phrases) => {
  it.each(phrases)('%s', (text) => {
    expect(checkFairHousing(text, 'never')).toMatchObject({ outcome });
  });
});

it('is tried on sixty phrases and more, none of them twice', () => {
  const all = Object.values(fairHousingPhrases).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

it.each([
  'WHITE   NEIGHBORHOOD',
  'white-neighborhood',
  'ｗｈｉｔｅ neighborhood',
  'whíte neighborhood',
  'wh\u00adite neigh\u200bborhood',
  'white 🏡 neighborhood',
])('reads as a person does: %s', (text) => {
  expect(checkFairHousing(text)).toMatchObject({ ruleId: 'race-or-color' });
});

it('ends a phrase with the sentence', () => {
  expect(checkFairHousing('All appliances white. Neighborhood with a park')).toEqual({ outcome: 'allowed' });
});

describe('other words', () => {
  it.each([
    ['safe neighborhood', 'A well-lit street with sidewalks'],
    ['A very safe area', 'A well-lit street with sidewalks'],
    ['Two-car garage, safe area, pool', 'Two-car garage, a well-lit street with sidewalks, pool'],
    ['We need good schools', 'A short trip to our school'],
    [
      '1,500 sq ft or more, safe area; good schools',
      '1,500 sq ft or more, a well-lit street with sidewalks; a short trip to our school',
    ],
    ['No bad areas', 'A street with sidewalks and little traffic'],
    ['Not a dangerous street', 'A well-lit street with sidewalks'],
    ['Avoid bad neighborhoods, highways', 'A street with sidewalks and little traffic'],
    ['Women feel safe', 'A well-lit street with sidewalks'],
    ['Great neighborhood park', 'A street with sidewalks and little traffic'],
    ['no high-crime streets', 'A well-lit street with sidewalks'],
    ['Top-rated school district in a nice area', 'A short trip to our school'],
  ])('for “%s”: %s', (text, rewrite) => {
    expect(checkFairHousing(text)).toMatchObject({ outcome: 'rewritten', rewrite });
  });

  it.each(fairHousingPhrases.rewritten)('are allowed: for “%s”', (text) => {
    const result = checkFairHousing(text);
    expect(result.outcome === 'rewritten' && checkFairHousing(result.rewrite).outcome).toBe('allowed');
  });

  it('are in the message', () => {
    expect(fairHousingMessage('good schools')).toMatch(/You could say: “A short trip to our school”/);
    expect(fairHousingMessage('no kids')).toMatch(/fair housing law/);
    expect(fairHousingMessage('step-free entry')).toBeUndefined();
  });
});

it('says what a 55+ community is, and that nobody has to name who needs a feature', () => {
  expect(checkFairHousing('55+ community')).toMatchObject({ note: expect.stringMatching(/Older Persons/) });
  expect(checkFairHousing('ramp for my disabled son')).toMatchObject({ note: expect.stringMatching(/who needs it/) });
});

it('says other words for a never as a must-have', () => {
  expect(fairHousingMessage('Bad areas', 'never')).toMatch(/As a must-have, you could say: “A street with sidewalks/);
});

it('has one rule per id', () => {
  expect(new Set(fairHousingRules.map(({ id }) => id)).size).toBe(fairHousingRules.length);
});

// Code that reads a text more than once would take minutes here.
it.each(['a', 'white neighbor ', 'safe ', 'safe area ', 'the ', 'e\u0301\u0301', '\ufdfa ', '.-', "'", '{quarter}… '])(
  'reads 100,000 characters of %j in one go',
  (part) => {
    expect(checkFairHousing(part.repeat(Math.ceil(100_000 / part.length)))).toHaveProperty('outcome');
  },
);
