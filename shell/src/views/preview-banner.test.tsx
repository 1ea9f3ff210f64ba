import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { followLinks } from '../routing/index.js';
import { testSite } from '../testing/test-site.js';
import { PreviewBanner } from './preview-banner.js';

it('says what is previewed, until when, and leaves by a page load', () => {
  const went: string[] = [];
  const stop = followLinks({ pageAt: testSite().pageAt, go: (path) => went.push(path), hasFailed: () => false });
  render(<PreviewBanner slice="mf-journey" version="0123456789abcdef0123" expiresAt="2030-05-03T16:30:00.000Z" />);
  const banner = screen.getByRole('complementary', { name: 'Preview' });
  expect(banner.textContent).toMatch(/version 01234567 of mf-journey, until \w+day/);
  const link = screen.getByRole('link', { name: 'Leave the preview' });
  expect(link.getAttribute('href')).toBe('/?preview=');
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
