import { useState, type ReactNode } from 'react';
import type { Platform } from '@hearthway/contracts/platform';
import { createQueryClient } from '@hearthway/web-kit/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { SliceRouter } from '@hearthway/web-kit/router';
import { lazyPart, PlatformProvider } from '@hearthway/web-kit/slice';
import { useLocation } from 'react-router-dom';
import { sharedDocumentPath } from './features/document-shares/index.js';
import { OwnDraftsOnly } from './features/drafts/index.js';
import { MilestonesProvider } from './features/milestones/index.js';
import { sharedPath } from './features/scenarios/index.js';
import { Frame } from './frame/index.js';
import { JourneyRoutes, pageFailed } from './routes.js';

export const name = 'mf-journey';

const SharedScenario = lazyPart(
  async () => (await import('./pages/shared-scenario/shared-scenario.js')).SharedScenario,
  { waiting: null, failed: pageFailed },
);

const SharedDocument = lazyPart(
  async () => (await import('./pages/shared-document/shared-document.js')).SharedDocument,
  { waiting: null, failed: pageFailed },
);

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

/** Everyone may open what a buyer shared; the other pages are a signed-in buyer's. */
function Pages(): ReactNode {
  const { pathname } = useLocation();
  if (pathname === sharedPath) return <SharedScenario />;
  if (pathname === sharedDocumentPath) return <SharedDocument />;
  return (
    <MilestonesProvider>
      <OwnDraftsOnly />
      <Frame>
        <JourneyRoutes />
      </Frame>
    </MilestonesProvider>
  );
}
