import { exampleUser } from '@hearthway/contracts/examples';
import type { TrackedEvent } from '@hearthway/contracts/platform';
import { labeled, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { stubIntersectionObserver } from '../../testing/intersection-observer.js';
import { page } from './index.js';
import { journeyStops } from './journey-progress.js';
import { Landing } from './landing.js';

function show() {
  const navigate = jest.fn();
  const tracked: TrackedEvent[] = [];
  const { container } = render(
    <Landing platform={standInPlatform({ navigate, track: (event) => tracked.push(event) })} />,
  );
  return { container, navigate, tracked };
}

const texts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);

afterEach(() => {
  unstubAllGlobals();
});

describe('the landing page', () => {
  it('starts with the promise and links to the waitlist, registration, and login', async () => {
    const { navigate } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('kitchen table');
    expect(screen.getByRole('link', { name: 'Join the waitlist' }).getAttribute('href')).toBe('#waitlist');
    await userEvent.click(screen.getByRole('link', { name: 'Create your account' }));
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(navigate.mock.calls).toEqual([['/auth?tab=register'], ['/auth']]);
  });

  it('offers the dashboard instead of an account to signed-in buyers', () => {
    const { session } = standInPlatform();
    render(<Landing platform={standInPlatform({ session: { ...session, user: () => exampleUser } })} />);
    expect(screen.queryByRole('link', { name: /Log in|Create your account/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('has a target for every anchor link', () => {
    const { container } = show();
    const anchors = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(anchors).toContain('#features');
    for (const anchor of anchors) labeled(anchor, () => expect(container.querySelector(anchor)).not.toBeNull());
  });

  it('shows the nine steps in order', () => {
    show();
    const journey = screen.getByRole('region', { name: /^Nine steps/ });
    expect(texts(within(journey).getAllByRole('heading', { level: 3 }))).toEqual([
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

  it('shows the six features with their status', () => {
    show();
    const features = within(screen.getByRole('region', { name: 'What you get' })).getAllByRole('listitem');
    expect(features.map((feature) => [within(feature).getByRole('heading').textContent, statusIn(feature)])).toEqual([
      ['Personalized roadmap', 'Ready now'],
      ['Buying power', 'Ready now'],
      ['Transparent search', 'Ready now'],
      ['Offer strategy', 'Coming soon'],
      ['Document manager', 'Ready now'],
      ['AI assistant', 'Ready now'],
    ]);
  });

  it('starts with the realtor tab and switches to going solo by keyboard', async () => {
    const { tracked } = show();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('With a Realtor');
    expect(screen.getByRole('tabpanel').textContent).toContain('Your realtor finds homes');
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Going Solo' }).textContent).toContain('You don’t need an agent');
    expect(tracked).toContainEqual(
      expect.objectContaining({
        eventType: 'ui_interaction',
        eventData: { element: 'ways-to-buy', tab: 'solo' },
      }),
    );
  });

  it('explains commissions in a disclosure, with a source and date for every statement', () => {
    const { container } = show();
    const explainer = container.querySelector('details');
    expect(explainer?.open).toBe(false);
    expect(explainer?.querySelector('summary')?.textContent).toContain('commission landscape');
    const statements = [...(explainer?.querySelectorAll('h3') ?? [])].map((heading) => heading.parentElement);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement?.querySelector('cite')?.textContent).toMatch(/\w/);
      expect(statement?.querySelector('time')?.dateTime).toMatch(/^20\d\d/);
    }
    expect(explainer?.textContent).toContain('about 2.5% to 3%');
    expect(explainer?.textContent).toMatch(/Tennessee, a licensee can’t pay you a cash rebate/);
    expect(explainer?.textContent).toMatch(/lower fee from the start is allowed/);
  });

  it('says once, before the three voices, that they are illustrative', () => {
    show();
    const stories = screen.getByRole('region', { name: /not alone/ });
    const voices = within(stories).getAllByRole('figure');
    expect(voices).toHaveLength(3);
    const notice = within(stories).getByText(/voices below are illustrative/);
    expect(notice.closest('p')?.textContent).toContain('They’re not real people');
    for (const voice of voices) expect(notice.compareDocumentPosition(voice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('gives the year and source of the homes sold', () => {
    const { container } = show();
    const stories = within(container).getByRole('region', { name: /not alone/ });
    expect(stories.textContent).toMatch(/More than 6 million existing homes sold in the United States in 2021/);
    expect(stories.querySelector('cite')?.textContent).toContain('National Association of Realtors');
    expect(stories.querySelector('time')?.dateTime).toBe('2022-01-20');
  });

  it('has both offers, the waitlist form, and the six states', () => {
    show();
    expect(screen.getByRole('article', { name: 'Founding Member' })).toBeDefined();
    expect(screen.getByRole('article', { name: 'Offer Toolkit' })).toBeDefined();
    const waitlist = screen.getByRole('region', { name: /Save your spot/ });
    expect(within(waitlist).getByRole('form')).toBeDefined();
    expect(texts(within(waitlist).getAllByRole('listitem'))).toEqual([
      'Texas',
      'Florida',
      'Arizona',
      'Nevada',
      'Colorado',
      'Tennessee',
    ]);
  });

  it('has no exclamation marks and does not claim to be updated today', () => {
    const { container } = show();
    expect(container.textContent).not.toContain('!');
    expect(container.textContent).not.toMatch(/updated today/i);
  });
});

describe('the journey’s progress dot', () => {
  it('has nine stops', () => {
    expect(journeyStops).toEqual([11, 23, 35, 47, 59, 71, 83, 95, 100]);
  });

  it('follows the scroll position down and up', () => {
    const observer = stubIntersectionObserver();
    const { container } = show();
    const journey = screen.getByRole('region', { name: /^Nine steps/ });
    const steps = within(journey).getAllByRole('listitem');
    const dotAt = () => container.querySelector('[data-stop]')?.getAttribute('cx');
    expect(dotAt()).toBe('11%');
    const scrollTo = (reached: number, reported: number) => {
      steps.forEach((step, index) => {
        observer.place(step, 500 + (index - reached) * 100 + 50);
      });
      observer.report(steps[reported - 1]!);
      return dotAt();
    };
    expect(steps.map((_, index) => scrollTo(index + 1, index + 1))).toEqual(journeyStops.map((stop) => `${stop}%`));
    expect(container.textContent).toContain('Step 9 of 9');
    expect(scrollTo(3, 4)).toBe('35%');
  });

  it('is correct after a jump over several steps', () => {
    const observer = stubIntersectionObserver();
    const { container } = show();
    const steps = within(screen.getByRole('region', { name: /^Nine steps/ })).getAllByRole('listitem');
    for (const step of steps) observer.place(step, -100);
    observer.report(steps.at(-1)!);
    expect(container.querySelector('[data-stop]')?.getAttribute('data-stop')).toBe('100');
  });
});

describe('the prerendered landing page', () => {
  const markup = renderToString(<Landing platform={standInPlatform()} />);

  it('has no style attributes, which the CSP blocks', () => {
    expect(markup).not.toContain('style=');
  });

  it('contains both ways to buy, the explainer, and the example estimate', () => {
    for (const text of [
      'Your realtor finds homes',
      'You don’t need an agent',
      'No law sets it',
      '$305,000',
      '$2,330',
    ]) {
      expect(markup).toContain(text);
    }
  });

  it('is deterministic', () => {
    expect(renderToString(<Landing platform={standInPlatform()} />)).toBe(markup);
  });
});

describe('the page’s metadata', () => {
  it('has a short description and a canonical path', () => {
    expect(page.head.description.length).toBeLessThanOrEqual(200);
    expect(page.head.canonicalPath).toBe('/');
  });

  it('describes the organization, the site, and both offers, with availability only for the pre-order', () => {
    const data = page.head.jsonLd ?? [];
    expect(data.map((item) => item['@type'])).toEqual(['Organization', 'WebSite', 'Product', 'Product']);
    const offers = data.flatMap((item) => ('offers' in item ? [item['offers']] : []));
    expect(offers).toMatchObject([
      { price: '25.00', priceCurrency: 'USD' },
      { price: '100.00', priceCurrency: 'USD', availability: 'https://schema.org/PreOrder' },
    ]);
    expect(offers[0]).not.toHaveProperty('availability');
  });
});

function statusIn(feature: HTMLElement): string | undefined {
  return ['Ready now', 'Coming soon'].find((status) => within(feature).queryByText(status));
}
