import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Platform, TrackedEvent } from '@hearthway/contracts/platform';
import { platformAtBuild } from '../prerender/index.js';
import { lazyPart } from './lazy-part.js';
import { PlatformProvider } from './platform-context.js';

const Part = () => <p>The part</p>;

afterEach(() => void jest.restoreAllMocks());

describe('a lazy part', () => {
  it('shows its placeholder until loaded', async () => {
    renderPart(() => Promise.resolve(Part));

    expect(screen.getByText('Waiting')).toBeDefined();
    expect(document.querySelector('[data-waiting]')).not.toBeNull();
    expect(await screen.findByText('The part')).toBeDefined();
    expect(document.querySelector('[data-waiting]')).toBeNull();
  });

  it('is loaded again by Try again and leaves the rest of the page alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(Part)];
    const { tracked } = renderPart(() => answers.shift() ?? Promise.resolve(Part));

    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));

    expect(await screen.findByText('The part')).toBeDefined();
    expect(screen.getByText('The rest')).toBeDefined();
    expect(tracked).toEqual([
      { eventType: 'error', eventSource: 'a-slice', eventData: { kind: 'part', errorName: 'TypeError' } },
    ]);
  });

  it('is loaded again when mounted again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(Part)];
    const { hidePart, showPart } = renderPart(() => answers.shift() ?? Promise.resolve(Part));
    await screen.findByRole('button', { name: 'Again' });

    hidePart();
    showPart();

    expect(await screen.findByText('The part')).toBeDefined();
  });

  it('is not loaded again until the user retries', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(() => Promise.reject(new TypeError('no network')));
    renderPart(load);

    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));

    expect(await screen.findByRole('button', { name: 'Again' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

function renderPart(load: () => Promise<ComponentType>) {
  const tracked: TrackedEvent[] = [];
  const LazyPart = lazyPart(load, {
    waiting: <p>Waiting</p>,
    failed: (retry) => (
      <button type="button" onClick={retry}>
        Again
      </button>
    ),
  });
  const platform: Platform = { ...platformAtBuild, track: (event) => void tracked.push(event) };
  const page = (part: ReactNode): ReactNode => (
    <PlatformProvider name="a-slice" platform={platform}>
      <p>The rest</p>
      {part}
    </PlatformProvider>
  );
  const { rerender } = render(page(<LazyPart />));
  return { tracked, hidePart: () => rerender(page(null)), showPart: () => rerender(page(<LazyPart />)) };
}
