import { affordability, exampleFigures, purchaseCost, type BuyerFigures } from '@hearthway/contracts/affordability';
import { allRows, rowsByKey } from '@hearthway/contracts/policy';
import { stubGlobal } from '@hearthway/tooling/testing';
import { platformAtBuild } from '@hearthway/web-kit/prerender';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { aboutMonthly, aboutPrice } from '../../../features/estimates/index.js';
import { Charts } from './charts.js';

const rows = rowsByKey(allRows);

const nothing = (): void => undefined;
const platform = { ...platformAtBuild, track: nothing };

/** Charts are in view, and 600 by 240 px large; texts are measured as 40 by 16. */
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
  stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.report([{ isIntersecting: true }]);
      }
      readonly disconnect = nothing;
    },
  );
  stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = nothing;
      readonly disconnect = nothing;
    },
  );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'SPAN' ? new DOMRect(0, 0, 40, 16) : new DOMRect(0, 0, 600, 240);
  });
});
afterEach(() => void jest.restoreAllMocks());

function show(change: Partial<BuyerFigures> = {}, targetPriceCents: number | null = null) {
  const figures = { ...exampleFigures, ...change };
  const result = affordability(figures, rows);
  const { container } = render(
    <PlatformProvider name="mf-journey" platform={platform}>
      <Charts figures={figures} result={result} level="comfortable" rows={rows} targetPriceCents={targetPriceCents} />
    </PlatformProvider>,
  );
  return { container, figures, headlines: result.headlines };
}

/** The cells of a row, without its name. */
const rowOf = (name: string): (string | null)[] =>
  within(screen.getByRole('row', { name: (text) => text.startsWith(name) }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);

describe('price against payment', () => {
  it('is drawn over three named bands and says in a sentence what it shows', async () => {
    const { headlines } = show();

    const chart = await screen.findByRole('img', { name: /^Line chart/ });
    const [comfortable, ceiling] = [headlines.comfortable, headlines.ceiling].map((one) =>
      aboutPrice(one?.priceCents ?? 0),
    );
    expect(chart.getAttribute('aria-label')).toBe(
      `Line chart: the monthly payment for each price. Comfortable is up to about ${comfortable}. ` +
        `Stretch is up to about ${ceiling}. Over the limit is above about ${ceiling}. The dot is the price chosen above: ` +
        `about ${comfortable} and ${aboutMonthly(headlines.comfortable?.monthlyCents ?? 0)} a month, comfortable. ` +
        'The table below has the same numbers.',
    );
    for (const band of ['Comfortable', 'Stretch', 'Over']) expect(within(chart).getByText(band)).toBeDefined();
    expect(within(chart).getByText('$400K')).toBeDefined();
    expect(chart.querySelectorAll('circle')).toHaveLength(1);
  });

  it('is out of the tab order, still, and adds no styles to the page', async () => {
    const { container } = show();

    await screen.findByRole('img', { name: /^Line chart/ });
    const inCharts = [...container.querySelectorAll('svg *')];
    expect(inCharts.filter((element) => (element as SVGElement).tabIndex >= 0)).toEqual([]);
    expect(inCharts.filter(({ tagName }) => tagName === 'animate')).toEqual([]);
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('has the same payments in a table', () => {
    const { figures } = show();

    const { totalCents = 0 } = purchaseCost('conventional', 20_000_000, figures, rows)?.monthly ?? {};
    expect(rowOf('$200,000')).toEqual([aboutMonthly(totalCents), 'Comfortable']);
    expect(rowOf('$400,000')[1]).toBe('Stretch');
    expect(rowOf('$600,000')[1]).toBe('Over the limit');
  });

  it('marks the home in mind, however far over the limit', async () => {
    show({}, 90_000_000);

    expect(
      await screen.findByRole('img', { name: /The dot is the home you have in mind: about \$900,000/ }),
    ).toBeDefined();
    expect(rowOf('$900,000, the home you have in mind')[1]).toBe('Over the limit');
  });

  it('counts what the down payment rules out as over the limit, however low the payment', () => {
    show({ downPayment: { kind: 'amount', cents: 300_000 } });

    expect(rowOf('$120,000')[1]).toBe('Over the limit');
  });
});

describe('the payment by parts', () => {
  it('is drawn as a bar for each part, and tells the amounts', async () => {
    show({ monthlyHoaCents: 25_000 });

    const chart = await screen.findByRole('img', { name: /^Bar chart: the parts of a monthly payment of \$[\d,]+\./ });
    expect(chart.getAttribute('aria-label')).toContain('HOA dues $250');
    expect(chart.getAttribute('aria-label')).not.toContain('Flood insurance');
    // A bar before the whole payment, for each part.
    await waitFor(() => {
      expect(chart.querySelectorAll('svg g > rect')).toHaveLength(10);
    });
  });

  it('has a table that adds up', () => {
    show({ monthlyHoaCents: 25_000, annualFloodInsuranceCents: 80_000 });

    const table = screen.getByRole('table', { name: 'Monthly payment by part', hidden: true });
    const amounts = within(table)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell', { hidden: true })[0]?.textContent.replace(/[$,]/g, '')));
    const total = amounts.pop();
    expect(amounts).toHaveLength(6);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(total);
    expect(rowOf('Total')[1]).toBe('100%');
  });
});

it('keeps the tables when the drawings fail', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        throw new Error('no drawing');
      }
    },
  );
  show();

  expect(await screen.findByText('We couldn’t draw this chart')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(rowOf('$200,000')).toHaveLength(2);
  expect(screen.getByText('Principal and interest', { selector: 'th' })).toBeDefined();
});

it('shows nothing without a price', () => {
  const { container } = show({ annualIncomeCents: 0 });

  expect(container.textContent).toBe('');
});
