import { exampleHomeEntry } from '@hearthway/contracts/examples';
import type { HomeAssessment } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { assessedAs, usualGoals } from '../../../testing/in-memory/home-assessment.js';
import { savedHome } from '../../../testing/in-memory/homes.js';
import { compareRows } from './compare-rows.js';

type Fit = NonNullable<HomeAssessment['fit']>;

const context = { missing: [], goals: usualGoals, budget: { priceCents: 45_000_000, monthlyCents: 330_000 } };
const homeWith = (score: number | null, knownShare: number, verdict: Fit['verdict'] = 'check') => {
  const home = savedHome(`home-${score}-${knownShare}`, exampleHomeEntry);
  return { ...home, assessment: { ...assessedAs(home, context), fit: { score, knownShare, verdict, reasons: [] } } };
};

describe('the best fit', () => {
  it.each([
    ['is the one that meets most of all goals', [homeWith(100, 15), homeWith(80, 90)], [undefined, 'Best']],
    ['is none of two that fit equally', [homeWith(100, 80), homeWith(100, 80), homeWith(60, 80)], []],
    ['is none that is known by less than half', [homeWith(100, 49), homeWith(null, 0)], []],
    ['is none that a never rules out', [homeWith(100, 80, 'ruled_out'), homeWith(50, 40)], []],
  ] as const)('%s', (_what, homes, expected) => {
    const cells = compareRows(homes).find(({ name }) => name === 'Fit with your goals')?.cells;
    expect(cells?.map(({ best }) => best)).toEqual(homes.map((_, place) => expected[place]));
  });

  it('says how much of it is known', () => {
    const cells = compareRows([homeWith(100, 15), homeWith(null, 0), homeWith(60, 100)]).find(
      ({ name }) => name === 'Fit with your goals',
    )?.cells;
    expect(cells?.map(({ text }) => text)).toEqual(['100% (15% known)', 'Not known', '60%']);
  });
});
