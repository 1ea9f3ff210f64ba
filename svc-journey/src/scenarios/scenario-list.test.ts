import { exampleFigures } from '@hearthway/contracts/affordability';
import { describe, expect, it } from '@jest/globals';
import {
  emptyList,
  findScenario,
  withChange,
  withLink,
  withNew,
  without,
  withoutPin,
  withPinned,
  type ScenarioSave,
} from './scenario-list.js';

const save = (name: string, part: Partial<ScenarioSave> = {}): ScenarioSave => ({
  entry: { name, figures: exampleFigures },
  savedAt: new Date('2026-11-20T12:00:00Z'),
  savedRowIds: ['a@2026-01-01'],
  ...part,
});
const two = withNew(withNew(emptyList, 'one', save('One')), 'two', save('Two'));

describe('a list of scenarios', () => {
  it('keeps the order in which they were saved', () => {
    expect(two.scenarios.map(({ name, version }) => [name, version])).toEqual([
      ['One', 1],
      ['Two', 1],
    ]);
  });

  it('has at most one budget', () => {
    const second = withPinned(withPinned(two, 'one'), 'two');
    expect(second.pinnedId).toBe('two');
    expect(withoutPin(second, 'one')).toBe(second);
    expect(withoutPin(second, 'two').pinnedId).toBeNull();
  });

  it('loses its budget with the scenario, and only then', () => {
    const pinned = withPinned(two, 'one');
    expect(without(pinned, 'two').pinnedId).toBe('one');
    expect(without(pinned, 'one')).toMatchObject({ pinnedId: null, scenarios: [{ id: 'two' }] });
  });

  it('counts changes, and keeps the day and the rows of the figures over a rename', () => {
    const later = { savedAt: new Date('2026-12-01T12:00:00Z'), savedRowIds: ['b@2026-12-01'] };
    const renamed = findScenario(withChange(two, 'one', save('First', later)), 'one');
    expect(renamed).toMatchObject({ name: 'First', version: 2, savedRowIds: ['a@2026-01-01'] });

    const entry = { name: 'One', figures: { ...exampleFigures, annualIncomeCents: 1 } };
    const changed = findScenario(withChange(two, 'one', save('One', { ...later, entry })), 'one');
    expect(changed).toMatchObject({ version: 2, ...later });
  });

  it('keeps a link over a change', () => {
    const link = { tokenHash: 'hash', sharedAt: new Date() };
    const shared = withChange(withLink(two, 'one', link), 'one', save('First'));
    expect(findScenario(shared, 'one')?.link).toEqual(link);
    expect(findScenario(withLink(shared, 'one', null), 'one')?.link).toBeNull();
  });
});
