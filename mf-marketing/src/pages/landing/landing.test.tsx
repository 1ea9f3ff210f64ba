import type { TrackedEvent } from '@hearthway/contracts/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { Landing } from './landing.js';

function show() {
  const navigate = vi.fn();
  const tracked: TrackedEvent[] = [];
  render(<Landing platform={standInPlatform({ navigate, track: (event) => tracked.push(event) })} />);
  return { navigate, tracked };
}

describe('the landing page', () => {
  it('makes one promise', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('kitchen table');
  });

  it.each([
    ['Create your account', '/auth?tab=register'],
    ['Log in', '/auth'],
  ])('"%s" leads to %s without a page load, wherever it stands', async (name, path) => {
    const { navigate } = show();
    const links = screen.getAllByRole('link', { name });
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(path);
      await userEvent.click(link);
    }
    expect(navigate.mock.calls).toEqual(links.map(() => [path]));
  });

  it('has no other links, so none that leads nowhere', () => {
    show();
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([...new Set(paths)].sort()).toEqual(['/auth', '/auth?tab=register']);
  });

  it('shows the nine steps in order', () => {
    show();
    const steps = within(screen.getByRole('region', { name: /^Nine steps/ })).getAllByRole('heading', { level: 3 });
    expect(steps.map((step) => step.textContent)).toEqual([
      'Financial Prep',
      'Pre-Approval',
      'Home Search',
      'Make Offer',
      'Mortgage Process',
      'Inspection',
      'Appraisal',
      'Closing',
      'New Homeowner',
    ]);
  });

  it('names the six states that are fully supported', () => {
    show();
    const states = within(screen.getByRole('region', { name: /^Six states/ })).getAllByRole('listitem');
    expect(states.map((state) => state.textContent)).toEqual([
      'Texas',
      'Florida',
      'Arizona',
      'Nevada',
      'Colorado',
      'Tennessee',
    ]);
  });

  it('says that it informs and does not advise', () => {
    show();
    expect(screen.getByText(/does not give legal, financial or brokerage advice/)).toBeDefined();
  });

  it('reports one view and each click, and nothing about the visitor', async () => {
    const { tracked } = show();
    const topBar = screen.getAllByRole('link', { name: 'Log in' }).slice(0, 1);
    for (const link of topBar) await userEvent.click(link);
    expect(tracked).toEqual([
      { eventType: 'page_view', eventSource: 'landing' },
      { eventType: 'click', eventSource: 'landing', eventData: { element: 'top-bar-log-in' } },
    ]);
  });
});
