import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '@hearthway/contracts/platform';
import { PlatformProvider } from '../platform/index.js';
import { standInPlatform } from '../testing/stand-in-platform.js';
import { lazyPart } from './lazy-part.js';

const Part = () => <p>The part</p>;

afterEach(() => vi.restoreAllMocks());

describe('a part that comes after the page', () => {
  it('has its place held until it is there', async () => {
    drawPart(() => Promise.resolve(Part));

    expect(screen.getByText('Waiting')).toBeDefined();
    expect(await screen.findByText('The part')).toBeDefined();
  });

  it('is fetched anew when the first fetch has failed, and leaves the rest standing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(Part)];
    const { tracked } = drawPart(() => answers.shift() ?? Promise.resolve(Part));

    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));

    expect(await screen.findByText('The part')).toBeDefined();
    expect(screen.getByText('The rest')).toBeDefined();
    expect(tracked.map(({ eventType, eventData }) => [eventType, eventData])).toEqual([
      ['error', { kind: 'part', errorName: 'TypeError' }],
    ]);
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
  const platform = standInPlatform({ transport: () => Promise.reject(new Error('unused')) });
  render(
    <PlatformProvider platform={{ ...platform, track: (event) => void tracked.push(event) }}>
      <p>The rest</p>
      <LazyPart />
    </PlatformProvider>,
  );
  return { tracked };
}
