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

describe('a part that comes after the page', () => {
  it('has its place held until it is there', async () => {
    drawPart(() => Promise.resolve(Part));

    expect(screen.getByText('Waiting')).toBeDefined();
    expect(await screen.findByText('The part')).toBeDefined();
  });

  it('is fetched anew when the first fetch has failed, and leaves the rest standing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(Part)];
    const { tracked } = drawPart(() => answers.shift() ?? Promise.resolve(Part));

    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));

    expect(await screen.findByText('The part')).toBeDefined();
    expect(screen.getByText('The rest')).toBeDefined();
    expect(tracked).toEqual([
      { eventType: 'error', eventSource: 'a-slice', eventData: { kind: 'part', errorName: 'TypeError' } },
    ]);
  });

  it('is fetched anew by who comes back to it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(Part)];
    const { takeAway, bringBack } = drawPart(() => answers.shift() ?? Promise.resolve(Part));
    await screen.findByRole('button', { name: 'Again' });

    takeAway();
    bringBack();

    expect(await screen.findByText('The part')).toBeDefined();
  });

  it('is asked for once, however often its fetch fails, until somebody asks again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(() => Promise.reject(new TypeError('no network')));
    drawPart(load);

    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));

    expect(await screen.findByRole('button', { name: 'Again' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

function drawPart(load: () => Promise<ComponentType>) {
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
  const drawn = (part: ReactNode): ReactNode => (
    <PlatformProvider name="a-slice" platform={platform}>
      <p>The rest</p>
      {part}
    </PlatformProvider>
  );
  const { rerender } = render(drawn(<LazyPart />));
  return { tracked, takeAway: () => rerender(drawn(null)), bringBack: () => rerender(drawn(<LazyPart />)) };
}
