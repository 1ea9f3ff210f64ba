import { expect, it } from '@jest/globals';
import { createMemory } from './memory.js';

it('keeps what was used last, of at most a weight', () => {
  const memory = createMemory<string>(10);
  expect(memory.recall('a')).toBeUndefined();
  expect(memory.keep('a', 'A', 4)).toBe('A');
  memory.keep('b', 'B', 4);
  memory.recall('a');
  memory.keep('c', 'C', 4);
  expect(['a', 'b', 'c'].map((key) => memory.recall(key))).toEqual(['A', undefined, 'C']);
  memory.keep('c', 'C', 6);
  expect(memory.recall('a')).toBe('A');
  memory.forget('a');
  memory.keep('d', 'D', 4);
  expect(['a', 'c', 'd'].map((key) => memory.recall(key))).toEqual([undefined, 'C', 'D']);
  expect(memory.keep('e', 'too heavy', 11)).toBe('too heavy');
  expect(memory.recall('e')).toBeUndefined();
});
