import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { followLinks } from '../routing/index.js';
import { testSite } from '../testing/test-site.js';
import { LocalSlicesBanner } from './local-slices-banner.js';
import { PreviewBanner } from './preview-banner.js';

const preview = { slice: 'mf-journey', version: '0123456789abcdef0123', expiresAt: '2030-05-03T16:30:00.000Z' };
const slices = [
  { slice: 'mf-journey', origin: 'http://127.0.0.1:8102' },
  { slice: 'mf-admin', origin: 'http://127.0.0.1:8103' },
  { slice: 'mf-new', origin: 'http://127.0.0.1:8104' },
];

it.each([
  {
    banner: <PreviewBanner {...preview} />,
    label: 'Preview',
    says: /version 01234567 of mf-journey, until \w+day/,
    leave: { name: 'Leave the preview', href: '/?preview=' },
  },
  {
    banner: <LocalSlicesBanner slices={slices} />,
    label: 'Local slices',
    says: /shows mf-journey from http:\/\/127.0.0.1:8102, mf-admin from http:\/\/127.0.0.1:8103, and mf-new from/,
    leave: { name: 'Leave', href: '/?local=' },
  },
])('$label: says what only this browser shows, and leaves it by a page load', ({ banner, label, says, leave }) => {
  const went: string[] = [];
  const stop = followLinks({ pageAt: testSite().pageAt, go: (path) => went.push(path), hasFailed: () => false });
  render(banner);
  expect(screen.getByRole('complementary', { name: label }).textContent).toMatch(says);
  const link = screen.getByRole('link', { name: leave.name });
  expect(link.getAttribute('href')).toBe(leave.href);
  // jsdom can't follow links.
  link.addEventListener('click', (event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  });
  let left = false;
  link.click();
  stop();
  expect([left, went]).toEqual([true, []]);
});
