import { exampleCondition } from '@hearthway/contracts/examples';
import { expect, it } from '@jest/globals';
import { conditionKind } from './condition-kind.js';

it.each([
  [null, null, ''],
  ['2026-11-30', null, ', with your note on how you sent it'],
  [null, '2026-12-01', ', with its day in your calendar'],
  ['2026-11-30', '2026-12-01', ', with your note on how you sent it and its day in your calendar'],
])('deleting a condition sent on %s and due on %s names what goes with it', (sentOn, dueOn, lost) => {
  const condition = { ...exampleCondition, text: 'Pay stub', sentOn, dueOn };
  expect(conditionKind('2026-12-05').lossOf(condition)).toBe(`“Pay stub”${lost}.`);
});
