import type { Toast, TrackedEvent } from '@hearthway/contracts/platform';
import { allTimersBut, stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { stubIntersectionObserver } from '../../testing/intersection-observer.js';
import { EstimateCard } from './estimate-card.js';

beforeAll(polyfillDialog);
afterEach(() => {
  unstubAllGlobals();
  jest.useRealTimers();
});

function show() {
  const tracked: TrackedEvent[] = [];
  const toasts: Toast[] = [];
  render(
    <EstimateCard
      platform={standInPlatform({ track: (event) => tracked.push(event), toast: (toast) => toasts.push(toast) })}
    />,
  );
  return { card: screen.getByRole('group', { name: 'Affordability estimate' }), tracked, toasts };
}

const move = (name: string, to: number) => {
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(to) } });
};

describe('the estimate', () => {
  it('starts with an example, labeled as one', () => {
    const { card } = show();
    for (const text of ['An example', '$305,000', '$2,330', /Your income sets the limit/, /not an offer of credit/]) {
      expect(within(card).getByText(text)).toBeDefined();
    }
    expect(screen.getByRole('slider', { name: 'Interest rate' }).getAttribute('aria-valuetext')).toBe('6.25%');
  });

  it('follows the visitor’s numbers, explains the limit, and tracks the change once, without the numbers', async () => {
    const { card, tracked } = show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Buying in' }), 'Arizona');
    expect(within(card).getByText('$359,000')).toBeDefined();
    expect(within(card).getByText('Your estimate')).toBeDefined();
    move('Monthly debts', 90_000);
    expect(within(card).getByText(/Your debts set the limit/)).toBeDefined();
    move('Monthly debts', 350_000);
    expect(within(card).getAllByText('$0')).toHaveLength(2);
    expect(within(card).getByText(/Your debts leave no room/)).toBeDefined();
    expect(tracked).toEqual([
      { eventType: 'ui_interaction', eventSource: 'mf-marketing', eventData: { element: 'estimate' } },
    ]);
  });

  it('moves in slider steps', async () => {
    show();
    const rate = screen.getByRole<HTMLInputElement>('slider', { name: 'Interest rate' });
    expect([rate.min, rate.max, rate.step, rate.value]).toEqual(['30000', '100000', '1250', '62500']);
    move('Interest rate', 61_250);
    await waitFor(() => {
      expect(rate.getAttribute('aria-valuetext')).toBe('6.125%');
    });
  });

  it('announces the new price once the visitor pauses', async () => {
    show();
    expect(screen.queryByRole('status')).toBeNull();
    move('Down payment', 6_000_000);
    move('Down payment', 4_500_000);
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toMatch(
        /^About \$30\d,000, or about \$2,3\d0 a month\. Your income sets the limit/,
      );
    });
  });
});

describe('the preview', () => {
  it('shows the full estimate with all sources and shares its numbers with the card', async () => {
    const { card, tracked } = show();
    await userEvent.click(screen.getByRole('button', { name: 'See how it adds up' }));
    const dialog = await screen.findByRole('dialog', { name: 'How the estimate adds up' });
    expect(tracked).toEqual([
      { eventType: 'click', eventSource: 'mf-marketing', eventData: { element: 'hero-preview' } },
    ]);
    expect(dialog.textContent).toContain('not an offer of credit');
    const month = within(dialog).getByRole('list', { name: 'Your first month' });
    expect(
      within(month)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Principal $251',
      'Interest $1,379',
      'Property tax $406',
      'Home insurance $200',
      'Mortgage insurance $97',
      'Total $2,333',
    ]);
    for (const price of ['$414,000', '$466,000']) expect(within(dialog).getByText(price)).toBeDefined();
    const figures = within(within(dialog).getByRole('table', { name: 'Where the numbers come from' }))
      .getAllByRole('row')
      .slice(1);
    for (const figure of figures) {
      expect(figure.querySelector('cite')?.textContent).toMatch(/\w/);
      expect(figure.querySelector('time')?.dateTime).toMatch(/^20\d\d/);
    }
    fireEvent.change(within(dialog).getByRole('slider', { name: 'Down payment' }), { target: { value: '0' } });
    expect(
      within(dialog).getByText(/Your down payment sets the limit.*the minimum for first-time buyers/),
    ).toBeDefined();
    const minimum = within(dialog).getByRole('row', { name: /^Minimum down payment/ });
    expect(minimum.textContent).toContain('3% of the price for first-time buyers; 5% for most others');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(card).getAllByText('$0')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See how it adds up' }));
  });

  it('opens once from anywhere in the result, and focuses its button to come back to', async () => {
    const { card, tracked } = show();
    const button = screen.getByRole('button', { name: 'See how it adds up' });
    const focused = jest.spyOn(button, 'focus');
    await userEvent.click(within(card).getByText('A comfortable price is about'));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(focused).toHaveBeenCalled();
    expect(tracked).toHaveLength(1);
  });
});

describe('the demo', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: allTimersBut(
        'setTimeout',
        'clearTimeout',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'performance',
      ),
    });
  });
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      act(() => {
        jest.advanceTimersByTime(100);
      });
    }
  };

  it('plays once when scrolled into view and stops for good on the first change', () => {
    const observer = stubIntersectionObserver();
    const { card } = show();
    pass(5_000);
    expect(within(card).getByText('An example')).toBeDefined();
    observer.report(card);
    pass(3_000);
    expect(within(card).getByText('The same buyer in Arizona')).toBeDefined();
    expect(within(card).getByText('$359,000')).toBeDefined();
    move('Down payment', 10_000_000);
    pass(10_000);
    expect(within(card).getByText('Your estimate')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Down payment' }).value).toBe('10000000');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('AZ');
  });

  it('can be paused and replayed, with the price scrolled into view', () => {
    const observer = stubIntersectionObserver();
    const { card } = show();
    observer.report(card);
    pass(3_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the example' }));
    pass(10_000);
    expect(within(card).getByText('$305,000')).toBeDefined();
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    fireEvent.click(screen.getByRole('button', { name: 'Play the example' }));
    pass(2_000);
    expect(within(card).getByText('$359,000')).toBeDefined();
    expect(scrolled.map((element) => element.contains(screen.getByText('$359,000')))).toEqual([true]);
    pass(20_000);
    expect(screen.getByRole('button', { name: 'Play the example' })).toBeDefined();
    expect(within(card).getByText('$305,000')).toBeDefined();
  });

  it('does not autoplay with prefers-reduced-motion', () => {
    stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduced-motion') }));
    const observer = stubIntersectionObserver();
    const { card } = show();
    expect(observer.isWatched(card)).toBe(false);
    pass(20_000);
    expect(within(card).getByText('An example')).toBeDefined();
  });

  it('does not autoplay with the site’s own reduced-motion setting', () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const observer = stubIntersectionObserver();
    const { card } = show();
    expect(observer.isWatched(card)).toBe(false);
    delete document.documentElement.dataset['motion'];
  });
});
