import { describe, expect, it } from '@jest/globals';
import { areaText } from './goal-text.js';
import { byFit, goalShares, homeFit, verdictText } from './home-fit.js';
import { answerMaximum, withAnswer } from './answers.js';
import { emptyHomeGoals, type Area, type Goal, type GoalWeight, type HomeGoals } from './home-goals.js';
import type { HomeTraits } from './traits.js';

const unknownHome: HomeTraits = {
  priceCents: 40_000_000,
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  lotSquareFeet: null,
  yearBuilt: null,
  stories: null,
  garageSpaces: null,
  hoaMonthlyCents: null,
  propertyType: null,
  stepFreeEntry: null,
  yard: null,
  homeOffice: null,
  state: null,
  county: null,
  zipCode: null,
  answers: [],
};
const homeWith = (part: Partial<HomeTraits>): HomeTraits => ({ ...unknownHome, ...part });
const goalsWith = (part: Partial<HomeGoals>): HomeGoals => ({ ...emptyHomeGoals, ...part });
const resultOf = (home: Partial<HomeTraits>, part: Partial<HomeGoals>) =>
  homeFit(homeWith(home), goalsWith(part))?.reasons[0]?.result;

const bedrooms: Goal = { trait: 'bedrooms', limit: 3, weight: 5 };
const yard: Goal = { trait: 'yard', weight: 3 };
const austin: Area = { kind: 'zip', zip: '78701' };

describe('the fit of a home', () => {
  it('is undefined without goals', () => {
    expect(homeFit(homeWith({ bedrooms: 3 }), emptyHomeGoals)).toBeUndefined();
  });

  it('weighs what is met against what is known, and says why', () => {
    const goals = goalsWith({
      must: [bedrooms],
      nice: [yard, { trait: 'homeOffice', weight: 2 }],
      never: [{ trait: 'hoaMonthlyCents', limit: 20_000, weight: 4 }],
      areas: [austin],
      areaWeight: 1,
    });
    expect(homeFit(homeWith({ bedrooms: 4, yard: false, hoaMonthlyCents: 0, zipCode: '78701' }), goals)).toEqual({
      score: 77,
      knownShare: 87,
      verdict: 'fits',
      reasons: [
        { list: 'must', text: '3 or more bedrooms', result: 'met', share: 33, questions: [] },
        { list: 'nice', text: 'Yard', result: 'missed', share: 20, questions: [] },
        { list: 'nice', text: 'Home office', result: 'unknown', share: 14, questions: [] },
        { list: 'never', text: 'HOA fee above $200 a month', result: 'met', share: 26, questions: [] },
        { list: 'areas', text: 'ZIP code 78701', result: 'met', share: 7, questions: [] },
      ],
    });
  });

  it('never counts what is unknown against the home', () => {
    const goals = goalsWith({ must: [bedrooms, yard], areas: [austin] });
    expect(homeFit(unknownHome, goals)).toMatchObject({ score: null, knownShare: 0, verdict: 'check' });
    expect(homeFit(homeWith({ bedrooms: 3 }), goals)).toMatchObject({ score: 100, verdict: 'check' });
  });

  it.each([
    ['ruled_out', 'Has something you don’t want', { bedrooms: 2, propertyType: 'mobile_home', zipCode: '75001' }],
    ['misses', 'Misses a must', { bedrooms: 2, propertyType: 'condo', zipCode: '78701' }],
    ['misses', 'Outside your areas', { bedrooms: 3, propertyType: 'condo', zipCode: '75001' }],
    ['misses', 'Misses a must and your areas', { bedrooms: 2, propertyType: 'condo', zipCode: '75001' }],
    ['check', 'Something to find out', { bedrooms: 3, propertyType: 'condo' }],
    ['check', 'Something to find out', { bedrooms: 3, zipCode: '78701' }],
    ['fits', 'Fits your goals', { bedrooms: 3, propertyType: 'condo', zipCode: '78701' }],
  ] as const)('is %s: “%s”', (verdict, text, home) => {
    const never: Goal[] = [{ trait: 'propertyType', anyOf: ['mobile_home'], weight: 3 }];
    const goals = goalsWith({ must: [bedrooms], nice: [yard], never, areas: [austin] });
    const fit = homeFit(homeWith(home), goals)!;
    expect([fit.verdict, verdictText(fit)]).toEqual([verdict, text]);
  });

  it.each([
    [{ trait: 'priceCents', limit: 40_000_000 }, { priceCents: 40_000_000 }, { priceCents: 40_000_001 }],
    [{ trait: 'bathrooms', limit: 2.5 }, { bathrooms: 2.5 }, { bathrooms: 2 }],
    [{ trait: 'squareFeet', limit: 1500 }, { squareFeet: 1500 }, { squareFeet: 1499 }],
    [{ trait: 'lotSquareFeet', limit: 5000 }, { lotSquareFeet: 9000 }, { lotSquareFeet: 0 }],
    [{ trait: 'garageSpaces', limit: 1 }, { garageSpaces: 1 }, { garageSpaces: 0 }],
    [{ trait: 'yearBuilt', limit: 1978 }, { yearBuilt: 1978 }, { yearBuilt: 1977 }],
    [{ trait: 'stories', limit: 1 }, { stories: 1 }, { stories: 2 }],
    [{ trait: 'hoaMonthlyCents', limit: 0 }, { hoaMonthlyCents: 0 }, { hoaMonthlyCents: 1 }],
  ] as const)('is decided at the limit of %j, on each list', (limited, good, bad) => {
    const goal: Goal = { ...limited, weight: 3 };
    for (const list of ['must', 'nice', 'never'] as const) {
      expect([good, bad].map((home) => resultOf(home, { [list]: [goal] }))).toEqual(['met', 'missed']);
    }
  });

  it.each(['stepFreeEntry', 'yard', 'homeOffice'] as const)('takes %s as a never the other way', (trait) => {
    const goal: Goal = { trait, weight: 3 };
    const homes = [{ [trait]: true }, { [trait]: false }, {}];
    expect(homes.map((home) => resultOf(home, { nice: [goal] }))).toEqual(['met', 'missed', 'unknown']);
    expect(homes.map((home) => resultOf(home, { never: [goal] }))).toEqual(['missed', 'met', 'unknown']);
  });

  it('takes own words by the buyer’s answer, as a never the other way', () => {
    const goal: Goal = { trait: 'own', text: 'Gas stove', weight: 3 };
    const homes = [true, false, undefined].map((isTrue) => ({ answers: withAnswer([], ' gas STOVE', isTrue) }));
    expect(homes.map((home) => resultOf(home, { must: [goal] }))).toEqual(['met', 'missed', 'unknown']);
    expect(homes.map((home) => resultOf(home, { never: [goal] }))).toEqual(['missed', 'met', 'unknown']);
    expect(homeFit(homeWith(homes[0] ?? {}), goalsWith({ must: [goal] }))).toMatchObject({ knownShare: 100 });
  });

  it('asks about own words and travel times, and about nothing else', () => {
    const goals = goalsWith({
      must: [bedrooms, { trait: 'own', text: 'Gas stove', weight: 3 }],
      areas: [austin, commute],
    });
    const questions = homeFit(unknownHome, goals)?.reasons.map((reason) => reason.questions);
    expect(questions).toEqual([[], ['Gas stove'], ['Within 30 minutes of my office']]);
  });

  it('takes any type of a goal', () => {
    const goal: Goal = { trait: 'propertyType', anyOf: ['condo', 'townhouse'], weight: 3 };
    const homes = [{ propertyType: 'condo' }, { propertyType: 'land' }, {}] as const;
    expect(homes.map((home) => resultOf(home, { must: [goal] }))).toEqual(['met', 'missed', 'unknown']);
    expect(homes.map((home) => resultOf(home, { never: [goal] }))).toEqual(['missed', 'met', 'unknown']);
  });
});

const travis: Area = { kind: 'county', state: 'TX', county: 'Travis County' };
const commute: Area = { kind: 'commute', place: 'my office', minutes: 30 };

it.each<[Area[], Partial<HomeTraits>, string]>([
  [[austin], { zipCode: '78701' }, 'met'],
  [[austin], { zipCode: '78701-1234' }, 'met'],
  [[austin], { zipCode: '78702' }, 'missed'],
  [[austin], { zipCode: '' }, 'unknown'],
  [[travis], { state: 'TX', county: 'travis' }, 'met'],
  [[{ kind: 'county', state: 'MO', county: 'St. Louis County' }], { state: 'MO', county: 'St Louis' }, 'met'],
  [[{ kind: 'county', state: 'NM', county: 'Doña Ana County' }], { state: 'NM', county: 'Dona Ana' }, 'met'],
  [[travis], { state: 'TX', county: 'Hays' }, 'missed'],
  [[travis], { state: 'MO', county: 'Travis' }, 'missed'],
  [[travis], { state: 'TX', county: '' }, 'unknown'],
  [[travis], { county: 'Travis County' }, 'unknown'],
  [[commute], { state: 'TX', zipCode: '78701' }, 'unknown'],
  [[{ kind: 'zip', zip: '78702' }, austin], { zipCode: '78701' }, 'met'],
  [[austin, commute], { zipCode: '78702' }, 'unknown'],
  [
    [austin, commute],
    { zipCode: '78702', answers: [{ about: 'within 30 minutes of My Office ', isTrue: true }] },
    'met',
  ],
  [[austin, commute], { zipCode: '78702', answers: [{ about: areaText(commute), isTrue: false }] }, 'missed'],
  [[austin, commute], { zipCode: '78701', answers: [{ about: areaText(commute), isTrue: false }] }, 'met'],
])('with the areas %j and the home %j, the place is %s', (areas, home, result) => {
  expect(resultOf(home, { areas })).toBe(result);
});

it.each<[Partial<HomeTraits>, string]>([
  [{ state: 'TX', county: 'Travis', zipCode: '78702' }, 'Travis County, TX'],
  [{ state: 'TX', county: 'Travis', zipCode: '78701' }, 'ZIP code 78701 or Travis County, TX'],
  [{ state: 'TX', county: 'Hays', zipCode: '78702' }, 'Within 30 minutes of my office'],
])('names the areas that the result for the home %j is about', (home, text) => {
  expect(homeFit(homeWith(home), goalsWith({ areas: [austin, travis, commute] }))?.reasons[0]?.text).toBe(text);
});

it('replaces an answer, takes it back, and keeps the latest', () => {
  const first = withAnswer([], 'Gas stove', true);
  const second = withAnswer(withAnswer(first, 'Bay window', true), 'gas stove', false);
  expect(second).toEqual([
    { about: 'Bay window', isTrue: true },
    { about: 'gas stove', isTrue: false },
  ]);
  expect(withAnswer(second, 'Gas Stove', undefined)).toEqual([{ about: 'Bay window', isTrue: true }]);

  let many = first;
  for (let count = 1; count <= answerMaximum; count += 1) many = withAnswer(many, `Wish ${count}`, true);
  expect([many.length, many[0]?.about]).toEqual([answerMaximum, 'Wish 1']);
});

describe('shares', () => {
  it.each([
    [[1], [100]],
    [
      [5, 1],
      [83, 17],
    ],
    [
      [3, 3, 3],
      [33, 34, 33],
    ],
  ] as const)('of the weights %j are %j', (weights, shares) => {
    expect(goalShares(goalsWith({ must: weights.map((weight) => ({ ...yard, weight })) }))).toEqual(shares);
  });

  it('always add up to 100', () => {
    for (let count = 1; count <= 29; count += 1) {
      const must = Array.from({ length: count }, (_, index) => ({ ...yard, weight: ((index % 5) + 1) as GoalWeight }));
      const shares = goalShares(goalsWith({ must }));
      expect([count, shares.reduce((sum, share) => sum + share, 0)]).toEqual([count, 100]);
    }
  });
});

describe('nothing about people', () => {
  const homes = [
    homeWith({ bedrooms: 4, yard: true, zipCode: '78701' }),
    homeWith({ bedrooms: 3, yard: false, zipCode: '78702' }),
    homeWith({ bedrooms: 2, yard: true, zipCode: '78701' }),
    unknownHome,
  ];
  const goals = goalsWith({ must: [bedrooms], nice: [yard], areas: [austin] });
  const order = (list: readonly HomeTraits[], by: HomeGoals) =>
    list
      .map((home, index) => ({ index, fit: homeFit(home, by) }))
      .toSorted((a, b) => byFit(a.fit, b.fit))
      .map(({ index }) => index);

  it('is read: only the traits of the home', () => {
    const read = new Set<string>();
    const watched = new Proxy(unknownHome, {
      get: (home, name) => {
        read.add(String(name));
        return Reflect.get(home, name) as unknown;
      },
    });
    homeFit(watched, goalsOfEveryKind);
    expect([...read].toSorted()).toEqual(Object.keys(unknownHome).toSorted());
  });

  it('changes a fit or the order: not who lives there, not crime or schools, not who the buyer is', () => {
    const buyer = { race: 'any', religion: 'any', sex: 'any', age: 71, disability: true, maritalStatus: 'single' };
    for (let seed = 0; seed < 20; seed += 1) {
      const withPeople = homes.map((home, index) => ({
        ...home,
        medianAge: (seed * 7 + index * 31) % 90,
        shareOfOneRace: (seed * 13 + index * 17) % 100,
        crimeRate: (seed + index * 3) % 10,
        schoolScore: (seed * 3 + index) % 10,
        isSafe: (seed + index) % 2 === 0,
      }));
      expect(order(withPeople, { ...goals, ...buyer })).toEqual(order(homes, goals));
      expect(withPeople.map((home) => homeFit(home, goals))).toEqual(homes.map((home) => homeFit(home, goals)));
    }
  });

  it('comes in by own words: they are the buyer’s to check', () => {
    const own: Goal = { trait: 'own', text: 'good schools, few neighbors', weight: 5 };
    const scores = (by: HomeGoals) => homes.map((home) => homeFit(home, by)?.score);
    const withOwn = { ...goals, must: [...goals.must, own], nice: [own, ...goals.nice], never: [own] };
    expect(scores(withOwn)).toEqual(scores(goals));
    expect(order(homes, withOwn)).toEqual(order(homes, goals));
  });
});

it('puts the best fit first, and what a never rules out last', () => {
  const goals = goalsWith({ nice: [bedrooms], never: [yard] });
  const fits = [
    homeFit(homeWith({ bedrooms: 3, yard: true }), goals),
    homeFit(unknownHome, goals),
    homeFit(homeWith({ bedrooms: 2, yard: false }), goals),
    homeFit(homeWith({ bedrooms: 3, yard: false }), goals),
    undefined,
  ];
  expect(fits.toSorted(byFit).map((fit) => fit?.score)).toEqual([100, 38, null, 63, undefined]);
});

it('doesn’t put a home first because little is known of it', () => {
  const goals = goalsWith({ must: [bedrooms, { trait: 'homeOffice', weight: 5 }], nice: [yard] });
  const [littleKnown, mostlyMet] = [{ yard: true }, { bedrooms: 3, homeOffice: true, yard: false }].map((home) =>
    homeFit(homeWith(home), goals),
  );
  expect([littleKnown?.score, mostlyMet?.score]).toEqual([100, 77]);
  expect([littleKnown, mostlyMet].toSorted(byFit)).toEqual([mostlyMet, littleKnown]);
});

const goalsOfEveryKind = goalsWith({
  must: [
    bedrooms,
    { trait: 'bathrooms', limit: 2, weight: 1 },
    { trait: 'squareFeet', limit: 1500, weight: 1 },
    { trait: 'lotSquareFeet', limit: 5000, weight: 1 },
    { trait: 'garageSpaces', limit: 1, weight: 1 },
    { trait: 'yearBuilt', limit: 1990, weight: 1 },
    { trait: 'stories', limit: 1, weight: 1 },
    { trait: 'hoaMonthlyCents', limit: 0, weight: 1 },
  ],
  nice: [
    yard,
    { trait: 'stepFreeEntry', weight: 1 },
    { trait: 'homeOffice', weight: 1 },
    { trait: 'own', text: 'Bay window', weight: 1 },
  ],
  never: [
    { trait: 'priceCents', limit: 40_000_000, weight: 1 },
    { trait: 'propertyType', anyOf: ['land'], weight: 1 },
  ],
  areas: [austin, travis],
});
