import type { TrackedEvent } from '@hearthway/contracts/platform';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { About } from './about.js';
import { mission, story, whyNow } from './content.js';

function show() {
  const navigate = jest.fn();
  const tracked: TrackedEvent[] = [];
  render(<About platform={standInPlatform({ navigate, track: (event) => tracked.push(event) })} />);
  return { navigate, tracked };
}

describe('the about page', () => {
  it('starts with Our Story', () => {
    show();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Our Story',
      'Why Now?',
      'Mission & Values',
    ]);
    const panel = screen.getByRole('tabpanel', { name: 'Our Story' });
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe(story.title);
  });

  it.each([
    ['Why Now?', whyNow.title, 'why-now'],
    ['Mission & Values', mission.title, 'mission-and-values'],
  ])('shows %s on click and tracks the tab', async (label, heading, tab) => {
    const { tracked } = show();
    await userEvent.click(screen.getByRole('tab', { name: label }));
    const panel = screen.getByRole('tabpanel', { name: label });
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe(heading);
    expect(tracked).toEqual([
      { eventType: 'ui_interaction', eventSource: 'mf-marketing', eventData: { path: '/about', tab } },
    ]);
  });

  it.each([
    ['Back to Home', 'about-back-to-home'],
    ['Return to Home', 'about-return-to-home'],
  ])('%s goes home without a page load and is tracked', async (name, element) => {
    const { navigate, tracked } = show();
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/');
    await userEvent.click(link);
    expect(navigate.mock.calls).toEqual([['/']]);
    expect(tracked).toEqual([{ eventType: 'click', eventSource: 'mf-marketing', eventData: { element } }]);
  });

  it('has all three tabs in its markup and no style attributes', () => {
    const markup = renderToStaticMarkup(<About platform={standInPlatform()} />);
    for (const { title } of [story, whyNow, mission]) expect(markup).toContain(title);
    expect(markup).not.toContain('style=');
  });

  it('gives a source and date for every figure', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Why Now?' }));
    const lists = screen.getAllByRole('list', { name: 'Sources' });
    expect(lists).toHaveLength(whyNow.facts.length);
    for (const list of lists) {
      expect(list.querySelector('cite')?.textContent).toMatch(/National Association of Realtors|Texas/);
      expect(list.querySelector('time')?.dateTime).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('has no exclamation marks', () => {
    show();
    expect(document.body.textContent).not.toContain('!');
  });
});
