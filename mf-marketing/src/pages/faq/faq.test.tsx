import type { TrackedEvent } from '@hearthway/contracts/platform';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { termsOfService } from '../terms/terms-of-service.js';
import { privacyPolicy } from '../privacy/privacy-policy.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { Faq } from './faq.js';
import { page } from './index.js';
import { topics } from './questions.js';

const questions = topics.flatMap((topic) => topic.questions);

function show() {
  const tracked: TrackedEvent[] = [];
  render(<Faq platform={standInPlatform({ track: (event) => tracked.push(event) })} />);
  return { tracked };
}

function entry(slug: string): HTMLDetailsElement {
  const found = document.getElementById(slug)?.closest('details');
  if (!found) throw new Error(`There is no entry ${slug}`);
  return found;
}

function summary(slug: string): HTMLElement {
  return within(entry(slug)).getByText(questions.find((question) => question.slug === slug)?.question ?? '');
}

const opened = (): string[] => questions.filter(({ slug }) => entry(slug).open).map(({ slug }) => slug);

describe('the questions', () => {
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    scrollIntoView.mockClear();
  });
  afterEach(() => {
    history.replaceState(null, '', '/faq');
  });

  it('are seventeen with unique ids', () => {
    show();
    expect(document.querySelectorAll('details')).toHaveLength(17);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('start closed and share a details group', () => {
    show();
    expect(opened()).toEqual([]);
    expect(document.querySelectorAll('details[name="faq"]')).toHaveLength(questions.length);
  });

  it('have a linked list of topics', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    expect(links).toHaveLength(topics.length);
    for (const link of links) {
      const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  it('open one at a time and close again', async () => {
    show();
    await userEvent.click(summary('cost'));
    await eventually(() => {
      expect(opened()).toEqual(['cost']);
    });
    await userEvent.click(summary('states'));
    await eventually(() => {
      expect(opened()).toEqual(['states']);
    });
    await userEvent.click(summary('states'));
    expect(opened()).toEqual([]);
  });

  it('put the open one in the URL without a history entry', async () => {
    show();
    const before = history.length;
    await userEvent.click(summary('cost'));
    await eventually(() => {
      expect(location.hash).toBe('#cost');
    });
    await userEvent.click(summary('cost'));
    await eventually(() => {
      expect(location.hash).toBe('');
    });
    expect(history.length).toBe(before);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('open from the URL, and again when it changes', () => {
    history.replaceState(null, '', '/faq#who-is-mia');
    show();
    expect(opened()).toEqual(['who-is-mia']);
    expect(scrollIntoView).toHaveBeenCalled();
    history.replaceState(null, '', '/faq#contact');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(entry('contact').open).toBe(true);
  });

  it.each(['#nothing-here', '#basics', '#%E0%A4%A'])('stay closed at %s', (hash) => {
    history.replaceState(null, '', `/faq${hash}`);
    show();
    expect(opened()).toEqual([]);
  });

  it('track an opened question by its id only', async () => {
    const { tracked } = show();
    await userEvent.click(summary('cost'));
    await userEvent.click(summary('cost'));
    expect(tracked).toEqual([{ eventType: 'click', eventSource: 'mf-marketing', eventData: { element: 'faq-cost' } }]);
  });

  it('link only to existing targets', () => {
    const anchors = new Map([
      ['/terms', new Set(termsOfService.sections.map(({ id }) => id))],
      ['/privacy', new Set(privacyPolicy.sections.map(({ id }) => id))],
      ['/', new Set(['waitlist', 'founding-member', 'offer-toolkit'])],
    ]);
    show();
    const links = questions.flatMap(({ slug }) => [...entry(slug).querySelectorAll('a')]);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('mailto:')) continue;
      const [path = '', anchor] = href.split('#');
      labeled(href, () => expect([...anchors.keys()]).toContain(path));
      if (anchor !== undefined) labeled(href, () => expect(anchors.get(path)).toContain(anchor));
    }
  });

  it('have no exclamation marks or leftover markup', () => {
    const markup = renderToStaticMarkup(<Faq platform={standInPlatform()} />);
    expect(markup).not.toContain('style=');
    show();
    expect(document.body.textContent).not.toMatch(/!|\]\(|\[|undefined/);
  });

  it('match the structured data', () => {
    const data = page.head.jsonLd?.[0] as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(data.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
    for (const { acceptedAnswer } of data.mainEntity) expect(acceptedAnswer.text).not.toMatch(/^$|\]\(/);
  });
});

describe('the answers', () => {
  const answer = (slug: string): string =>
    questions
      .find((one) => one.slug === slug)
      ?.answer.flat()
      .join('\n') ?? '';

  it.each([
    ['is-it-advice', /no legal, financial, or brokerage advice/],
    ['founding-member', /first 100/],
    ['founding-member', /\$25 or more/],
    ['founding-member', /\$99/],
    ['founding-member', /price we plan/],
    ['founding-member-refund', /final and non-refundable/],
    ['offer-toolkit-price', /\$149/],
    ['offer-toolkit-price', /\$100/],
    ['offer-toolkit-price', /saves you \$49/],
    ['states', /Texas, Florida, Arizona, Nevada, Colorado, and Tennessee/],
    ['one-time-or-membership', /no subscription/],
    ['mobile-app', /in development/],
    ['commission-credit', /2\.5% to 3%/],
    ['commission-credit', /Tennessee/],
    ['commission-credit', /may not pay a cash rebate/],
    ['commission-credit', /lower fee/],
  ])('%s: %s', (slug, text) => {
    expect(answer(slug)).toMatch(text);
  });

  it('cite the Tennessee law and the typical commission', () => {
    const sources = questions.find(({ slug }) => slug === 'commission-credit')?.sources?.join('\n');
    expect(sources).toMatch(/Tennessee Code § 62-13-302\(b\)/);
    expect(sources).toMatch(/2024/);
  });
});
