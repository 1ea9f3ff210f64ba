import { expect, it } from '@jest/globals';
import { clearTop, type Box } from './clear-top.js';

const view = { top: 0, bottom: 844 };
/** A toast at the top of a phone. */
const card: Box = { left: 12, right: 378, top: 12, bottom: 92 };
const across = (top: number, bottom: number): Box => ({ left: 16, right: 374, top, bottom });

it.each([
  ['stays where nothing is in the way', [across(200, 260)], 12],
  ['stays beside what is in another column', [{ left: 380, right: 390, top: 0, bottom: 844 }], 12],
  ['goes below the head of a dialog', [across(16, 76)], 84],
  ['goes below all that is in the way', [across(16, 76), across(100, 148)], 156],
  ['goes between two that leave room', [across(0, 60), across(160, 844)], 68],
  ['goes above a field that is just below the top', [across(90, 140)], 8],
  ['stays if nothing is left', [across(0, 844)], 12],
])('%s', (_what, obstacles, top) => {
  expect(clearTop(card, obstacles, view)).toBe(top);
});

it('covers the last in the way rather than the first, if it has to', () => {
  const [head, control, help] = [across(16, 76), across(110, 158), across(166, 300)];
  const phoneWithKeyboard = { top: 0, bottom: 310 };
  expect(clearTop(card, [head, control, help], phoneWithKeyboard)).toBe(166);
  expect(clearTop(card, [head, help, control], { top: 0, bottom: 230 })).toBe(78);
});

it('comes into the part of the page that a keyboard leaves in view', () => {
  const atBottom = { ...card, top: 748, bottom: 828 };
  expect(clearTop(atBottom, [], { top: 0, bottom: 500 })).toBe(412);
  expect(clearTop(card, [], { top: 300, bottom: 800 })).toBe(308);
});
