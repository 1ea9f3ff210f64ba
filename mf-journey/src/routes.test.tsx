import { exampleMilestones } from '@hearthway/contracts/examples';
import { sitePages } from '@hearthway/contracts/pages';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney } from './testing/render-journey.js';

describe('the pages of the slice', () => {
  it.each(sitePages.filter(({ slice }) => slice === 'mf-journey'))('has one at $path', async ({ path }) => {
    renderJourney({ at: path.replace(':token', 'a-token') });
    const { textContent } = await screen.findByRole('heading', { level: 1, name: /\w/ });
    expect(textContent).not.toBe('We couldn’t load this page');
  });
});

describe('moving between pages', () => {
  it('follows the browser’s Back and Forward', async () => {
    const { person } = renderJourney();
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => {
      expect(heading()).toBe('Settings');
    });

    window.history.back();
    await waitFor(() => {
      expect(heading()).toBe('Welcome, jordan');
    });

    window.history.forward();
    await waitFor(() => {
      expect(heading()).toBe('Settings');
    });
  });

  it('shows the page that the shell navigates to', async () => {
    renderJourney();
    window.history.pushState(null, '', '/documents');
    window.dispatchEvent(new PopStateEvent('popstate'));

    await waitFor(() => {
      expect(heading()).toBe('Documents');
    });
  });

  it('renders nothing for another slice’s path', async () => {
    renderJourney({ at: '/about' });
    await screen.findByRole('list', { name: 'Your milestones' });

    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('marks the current page in the navigation', () => {
    renderJourney({ at: '/settings' });
    const account = within(screen.getByRole('navigation', { name: 'Account' }));

    expect(account.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Dashboard' }).hasAttribute('aria-current')).toBe(false);
  });
});

describe('Log out', () => {
  it.each([[false], [true]])('ends the session (small screen: %s)', async (small) => {
    const { person } = renderJourney({ small });

    if (small) await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('button', { name: 'Log out' }));

    expect(location.pathname).toBe('/auth');
  });
});

describe('the bar of a small screen', () => {
  it('has four pages and More', async () => {
    const { person } = renderJourney({ small: true });
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));

    expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Homes', '/home-search'],
      ['Lenders', '/dashboard#lender-matches'],
      ['Mia', '/chat'],
    ]);
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['More']);

    await person.click(bar.getByRole('button'));
    const more = within(await screen.findByRole('dialog', { name: 'More' }));
    expect(more.getByText('Signed in as jordan@example.com')).toBeDefined();
    expect(more.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    await person.click(more.getByRole('link', { name: 'Documents' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Documents' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard#next-step', 'Dashboard'],
    ['/dashboard#lender-matches', 'Lenders'],
    ['/home-search', 'Homes'],
    ['/home-search/some-home', 'Homes'],
  ])('marks where one is: %s', (at, current) => {
    renderJourney({ small: true, at });
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

    expect(links.filter(({ ariaCurrent }) => ariaCurrent === 'page').map(({ textContent }) => textContent)).toEqual([
      current,
    ]);
  });

  it.each([
    [1, []],
    [2, ['Get Pre-Approved /get-pre-approved']],
    [4, ['Home Search /home-search']],
    [10, []],
  ])('has the plan and the current step in More, after %i steps', async (count, step) => {
    const milestones = exampleMilestones.map((milestone, index) =>
      index < count ? { ...milestone, status: 'completed' as const } : milestone,
    );
    const { person } = renderJourney({ small: true, milestones });
    await screen.findByText(/You’ve completed/);

    await person.click(screen.getByRole('button', { name: 'More' }));

    const links = within(await screen.findByRole('dialog', { name: 'More' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Financial profile /pre-approval-form',
      'Buying Power /buying-power',
      'Home Goals /home-goals',
      ...step,
      'Documents /documents',
      'Settings /settings',
    ]);
  });

  it('goes to the lenders again after the buyer has scrolled away', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    const { person } = renderJourney({ small: true, at: '/settings' });

    for (const times of [1, 2]) {
      await person.click(screen.getByRole('link', { name: 'Lenders' }));
      await waitFor(() => {
        expect(scrolled).toEqual(Array.from({ length: times }, () => 'lender-matches'));
      });
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lender Matches' }));
    }
  });
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
