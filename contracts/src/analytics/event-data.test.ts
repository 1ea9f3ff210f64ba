import { describe, expect, it } from '@jest/globals';
import { fitsEventData } from './event-data.js';

const nested = (levels: number): unknown => (levels === 1 ? { a: 1 } : { a: nested(levels - 1) });

describe('the data of an event', () => {
  it.each([
    ['nothing', {}],
    ['scalars', { path: '/faq', depth: 50, first: true, tab: null }],
    ['three levels', nested(3)],
    ['a list', { sections: ['hero', 'features'] }],
    ['exactly 2 KB', { a: 'x'.repeat(2048 - '{"a":""}'.length) }],
  ])('may be %s', (_, data) => {
    expect(fitsEventData(data)).toBe(true);
  });

  it.each([
    ['four levels', nested(4)],
    ['lists four deep', { a: [[[1]]] }],
    ['one byte too many', { a: 'x'.repeat(2049 - '{"a":""}'.length) }],
    ['few characters of many bytes', { a: '🏠'.repeat(600) }],
    ['an operator of the database', { $where: '1' }],
    ['an operator further down', { a: { $gt: 1 } }],
    ['a dotted name', { 'a.b': 1 }],
    ['the prototype', JSON.parse('{"__proto__": {"admin": true}}')],
    ['an empty name', { '': 1 }],
  ])('may not be %s', (_, data) => {
    expect(fitsEventData(data)).toBe(false);
  });

  it('may not be nested so deep that it would exhaust the stack', () => {
    const bomb: unknown = JSON.parse('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000));
    expect(fitsEventData(bomb)).toBe(false);
  });
});
