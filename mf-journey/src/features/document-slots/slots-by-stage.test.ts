import type { DocumentSlot } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { exampleSlot } from '../../testing/in-memory/documents.js';
import { openSlots, slotsByStage } from './slots-by-stage.js';

const slot = (name: string, part: Partial<DocumentSlot>): DocumentSlot => ({ ...exampleSlot, name, ...part });

it('each document is listed once, where it is needed first', () => {
  const stages = slotsByStage([
    slot('binder', { stages: ['closing'] }),
    slot('stubs', { stages: ['pre-approval', 'underwriting'] }),
  ]);
  expect(stages.map(({ stage, slots }) => [stage, slots.map(({ name }) => name)])).toEqual([
    ['pre-approval', ['stubs']],
    ['closing', ['binder']],
  ]);
});

describe('what is needed next', () => {
  const done = slot('done', { status: 'ok' });
  const checking = slot('checking', { status: 'checking' });
  const later = slot('later', { stages: ['closing'] });

  it.each([
    [
      ['missing', 'later'],
      [done, later, slot('missing', {})],
    ],
    [
      ['old', 'missing'],
      [slot('missing', {}), slot('old', { status: 'expired', stages: ['closing'] })],
    ],
    [[], [done, checking]],
  ])('is %j', (names, slots) => {
    expect(openSlots(slots).map(({ name }) => name)).toEqual(names);
  });
});
