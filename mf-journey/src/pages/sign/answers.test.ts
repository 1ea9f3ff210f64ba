import { signingLimits } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { exampleTask } from '../../testing/in-memory/envelopes.js';
import {
  initialsOf,
  inOrder,
  noAnswers,
  pathOf,
  toSend,
  viewBoxOf,
  withMark,
  withPoint,
  withValue,
  type Field,
} from './answers.js';

const field = (id: string, kind: Field['kind'], page = 1): Field => ({
  ...{ id, kind, page, x: 0.1, y: 0.1, width: 0.2, height: 0.05, required: true, label: '' },
});
const [first, second, paraphs, text] = [
  field('first', 'signature'),
  field('second', 'signature', 2),
  field('paraphs', 'initials'),
  field('text', 'text'),
] as const;
const fields = [first, second, paraphs, text];
const drawing = [
  [10, 20, 30, 40],
  [50, 60],
];

describe('answers', () => {
  it('change in every field that is signed the same way', () => {
    const once = withMark(noAnswers, fields, first, { text: 'Sam' });
    expect(once.values).toEqual({ first: 'Sam' });
    const both = withMark(once, fields, second, { text: 'Sam Lee' });
    expect(both.values).toEqual({ first: 'Sam Lee', second: 'Sam Lee' });
    expect(withMark(both, fields, paraphs, { text: 'SL' }).values).toEqual({ ...both.values, paraphs: 'SL' });
  });

  it('are sent with today’s day in each date, and drawings that a field shows', () => {
    const answers = withMark(withValue(noAnswers, text, 'Blue'), fields, first, { text: 'Sam', drawing });
    const dated = [...fields, field('day', 'date')];
    expect(toSend(answers, dated, '2026-12-05')).toEqual({
      values: { first: 'Sam', text: 'Blue', day: '2026-12-05' },
      drawings: { signature: drawing },
    });
    expect(toSend({ ...answers, values: {} }, fields, '2026-12-05')).toEqual({ values: {} });
  });
});

describe('fields', () => {
  it('are filled in as they are read', () => {
    expect(inOrder(exampleTask.fields).map(({ id }) => id)).toEqual(['agrees', 'signs', 'date']);
  });
});

describe('a drawing', () => {
  it('is shown within its bounds, with dots', () => {
    expect(pathOf(drawing)).toBe('M10 20L30 40M50 60L50 60');
    expect(viewBoxOf(drawing)).toBe('10 20 40 40');
    expect(viewBoxOf([[50, 60]])).toBe('50 60 1 1');
  });

  it('takes no point beside the last one, and no more than can be sent', () => {
    expect(withPoint([10, 20], [12, 22], 0)).toEqual([10, 20]);
    expect(withPoint([10, 20], [20, 20], 0)).toEqual([10, 20, 20, 20]);
    expect(withPoint([10, 20], [20, 20], signingLimits.drawingPoints - 1)).toEqual([10, 20]);
  });
});

describe('initials', () => {
  it('are the first letters of a name', () => {
    expect(initialsOf('Sam van Lee')).toBe('SVL');
  });
});
