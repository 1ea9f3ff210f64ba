import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SliceSignalsContext } from '../mount/slice-signals-context.js';
import { platformAtBuild } from '../prerender/index.js';
import { PlatformProvider } from './platform-context.js';
import { ReportingBoundary } from './reporting-boundary.js';

let broken: boolean;
function Fragile(): ReactNode {
  if (broken) throw new Error('broken on purpose');
  return 'Here';
}

/** Renders something broken, mends it, and tries again. Returns what the shell was told. */
function breakAndMend(kind: 'page' | 'part'): string[] {
  const told: string[] = [];
  const onPageFailure = () => {
    told.push('failed');
    return () => told.push('whole');
  };
  broken = true;
  render(
    <SliceSignalsContext value={{ onPageFailure }}>
      <PlatformProvider name="sample" platform={{ ...platformAtBuild, track: jest.fn() }}>
        <ReportingBoundary kind={kind} failed={(retry) => <button onClick={retry}>Try again</button>}>
          <Fragile />
        </ReportingBoundary>
      </PlatformProvider>
    </SliceSignalsContext>,
    { onCaughtError: () => undefined },
  );
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Here')).toBeTruthy();
  return told;
}

it('tells the shell while a page shows an error', () => {
  expect(breakAndMend('page')).toEqual(['failed', 'whole']);
});

it('keeps a broken part to itself: the rest of the page may be in use', () => {
  expect(breakAndMend('part')).toEqual([]);
});
