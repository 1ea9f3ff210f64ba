import { useState, type ReactNode } from 'react';
import { journeyPageAt } from '@hearthway/contracts/journey-pages';
import type { Platform } from '@hearthway/contracts/platform';
import { createQueryClient } from '@hearthway/web-kit/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { SliceRouter } from '@hearthway/web-kit/router';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { useLocation } from 'react-router-dom';
import { MilestonesProvider } from './features/milestones/index.js';
import { Frame, PublicFrame } from './frame/index.js';
import { JourneyRoutes } from './routes.js';

export const name = 'mf-journey';

/** The whole slice. Its cache is dropped on unmounting, so that no data outlives the session. */
export function JourneyApp({ platform }: { platform: Platform }): ReactNode {
  const [queryClient] = useState(createQueryClient);
  return (
    <PlatformProvider name={name} platform={platform}>
      <SliceRouter>
        <QueryClientProvider client={queryClient}>
          <Pages />
        </QueryClientProvider>
      </SliceRouter>
    </PlatformProvider>
  );
}

/** Anyone may open what a buyer shares; every other page is a signed-in buyer’s. */
function Pages(): ReactNode {
  const page = journeyPageAt(useLocation().pathname);
  // On the way to another slice's page, the frame stays.
  if (page?.access === 'public') {
    return (
      <PublicFrame>
        <JourneyRoutes />
      </PublicFrame>
    );
  }
  return (
    <MilestonesProvider>
      <Frame>
        <JourneyRoutes />
      </Frame>
    </MilestonesProvider>
  );
}
