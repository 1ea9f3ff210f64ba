import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleMilestones } from '@hearthway/contracts/examples';
import { type LenderMatch } from '@hearthway/contracts/journey';
import type { Toast } from '@hearthway/contracts/platform';
import { createQueryClient } from '@hearthway/web-kit/http';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { SliceRouter } from '@hearthway/web-kit/router';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { exampleLenderMatches } from './in-memory/example-lenders.js';
import { inMemoryJourney, type GivenJourney } from './in-memory-journey.js';
import { testPlatform } from './test-platform.js';
import { MilestonesProvider } from '../features/milestones/index.js';
import { LenderMatchesCard } from '../features/lenders/index.js';

export const matches = exampleLenderMatches as [LenderMatch, LenderMatch, LenderMatch, LenderMatch];

export const introduced = exampleMilestones.map((milestone, index) =>
  index === 0 ? { ...milestone, status: 'completed' as const } : milestone,
);

/** The card of a buyer who completed the first milestone. */
export function renderCard(given: GivenJourney = {}, journey = inMemoryJourney({ milestones: introduced, ...given })) {
  polyfillDialog();
  window.history.replaceState(null, '', '/dashboard');
  const toasts: Toast[] = [];
  const platform = testPlatform({ transport: journey.transport, toast: (toast) => void toasts.push(toast) });
  render(
    <PlatformProvider name="mf-journey" platform={platform}>
      <SliceRouter>
        <QueryClientProvider client={createQueryClient()}>
          <MilestonesProvider>
            <LenderMatchesCard />
          </MilestonesProvider>
        </QueryClientProvider>
      </SliceRouter>
    </PlatformProvider>,
  );
  return { journey, toasts, person: userEvent.setup({ delay: null }) };
}

export const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your lenders' }, { timeout: 3_000 }))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading') !== null);
