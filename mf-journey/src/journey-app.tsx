import { useState, type ReactNode } from 'react';
import type { Platform } from '@hearthway/contracts/platform';
import { createQueryClient } from '@hearthway/web-kit/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { SliceRouter } from '@hearthway/web-kit/router';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { MilestonesProvider } from './features/milestones/index.js';
import { Frame } from './frame/index.js';
import { JourneyRoutes } from './routes.js';

export const name = 'mf-journey';

/** The whole slice. Its cache is dropped on unmounting, so that no data outlives the session. */
export function JourneyApp({ platform }: { platform: Platform }): ReactNode {
  const [queryClient] = useState(createQueryClient);
  return (
    <PlatformProvider name={name} platform={platform}>
      <SliceRouter>
        <QueryClientProvider client={queryClient}>
          <MilestonesProvider>
            <Frame>
              <JourneyRoutes />
            </Frame>
          </MilestonesProvider>
        </QueryClientProvider>
      </SliceRouter>
    </PlatformProvider>
  );
}
