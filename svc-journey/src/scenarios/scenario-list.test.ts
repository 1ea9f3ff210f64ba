import { exampleFigures } from '@hearthway/contracts/affordability';
import { describe, expect, it } from '@jest/globals';
import {
  emptyList,
  withChange,
  withNew,
  without,
  withoutPin,
  withPin,
  type SavedScenario,
  type ScenarioList,
} from './scenario-list.js';

const saved = (id: string): SavedScenario => ({
  id,
  name: id,
  figures: exampleFigures,
  level: 'comfortable',
  savedAt: new Date('2026-11-20T12:00:00Z'),
  savedRowIds: [],
  link: null,
});
const two = withNew(withNew(emptyList, saved('one')), saved('two'));
const link = { tokenHash: 'hash', sharedAt: new Date() };
const linkOf = ({ scenarios }: ScenarioList, place: number) => scenarios[place]?.link;

describe('a list of scenarios', () => {
  it('keeps the order in which they were saved', () => {
    expect(two.scenarios.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('has at most one budget', () => {
    const second = withPin(withPin(two, 'one'), 'two');
    expect(second.pinnedId).toBe('two');
    expect(withoutPin(second, 'one').pinnedId).toBe('two');
    expect(withoutPin(second, 'two').pinnedId).toBeNull();
  });

  it('loses its budget with the scenario, and only then', () => {
    const pinned = withPin(two, 'one');
    expect(without(pinned, 'two')).toEqual({ pinnedId: 'one', scenarios: [saved('one')] });
    expect(without(pinned, 'one')).toEqual({ pinnedId: null, scenarios: [saved('two')] });
  });

  it('keeps a link over a new name, and the name over a new link', () => {
    const renamed = withChange(withChange(two, 'one', { link }), 'one', { name: 'First' });
    expect(renamed.scenarios).toEqual([{ ...saved('one'), name: 'First', link }, saved('two')]);
    expect(linkOf(withChange(renamed, 'one', { link: null }), 0)).toBeNull();
  });
});
