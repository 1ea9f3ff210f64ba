import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time.js';
import { timeAgo } from './time-ago.js';

afterEach(() => void jest.useRealTimers());

it.each([
  [-5, 'less than a minute ago'],
  [59, 'less than a minute ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [7 * 86_400 - 1, '6 days ago'],
  [7 * 86_400, '1 week ago'],
  [20 * 86_400, '2 weeks ago'],
  [30 * 86_400, '1 month ago'],
  [365 * 86_400 - 1, '12 months ago'],
  [365 * 86_400, '1 year ago'],
  [800 * 86_400, '2 years ago'],
])('shows %i seconds as %s', (seconds, words) => {
  expect(timeAgo(0, seconds * 1000)).toBe(words);
});

it('updates while shown and has the exact time', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:30Z') });
  render(<RelativeTime at="2026-11-20T12:00:00Z" />);
  const time = screen.getByText(/ago/);
  expect(time.textContent).toMatch(/^less than a minute ago, Nov 20, 2026/);
  expect(time.getAttribute('datetime')).toBe('2026-11-20T12:00:00Z');
  expect(time.title).toMatch(/^Nov 20, 2026/);

  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(time.textContent).toMatch(/^3 minutes ago/);
});
