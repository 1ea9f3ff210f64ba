import { defaultMilestones } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { congratulationOn } from './congratulations.js';

it('congratulates on each milestone of the default list in words of its own', () => {
  const general = congratulationOn('A step we never heard of');
  const texts = defaultMilestones.map(({ title }) => congratulationOn(title));

  expect(new Set([...texts, general]).size).toBe(defaultMilestones.length + 1);
});

it('has general words for any other title, even one that every object knows', () => {
  expect(congratulationOn('constructor')).toBe(congratulationOn('A step we never heard of'));
});
