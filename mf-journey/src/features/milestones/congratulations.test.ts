import { defaultMilestones } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { congratulationOn } from './congratulations.js';

it('has a different congratulation for each default milestone', () => {
  const general = congratulationOn('A step we never heard of');
  const texts = defaultMilestones.map(({ key }) => congratulationOn(key));

  expect(new Set([...texts, general]).size).toBe(defaultMilestones.length + 1);
});

it('has a general text for other milestones, even names of object properties', () => {
  expect(congratulationOn('constructor')).toBe(congratulationOn('A step we never heard of'));
});
