import { Suspense, type ReactNode } from 'react';
import { useLandingTracking } from '../../features/tracking/index.js';
import { SiteLayout } from '../../layout/index.js';
import type { PageProps } from '../../page.js';
import { CommissionExplainer } from './commission-explainer.js';
import { Features } from './features.js';
import { Hero } from './hero.js';
import { Join } from './join.js';
import { Journey } from './journey.js';
import { Offers } from './offers.js';
import { Stories } from './stories.js';
import { WaysToBuy } from './ways-to-buy.js';

/** Nothing suspends here. The boundaries let React hydrate each section separately, starting with the one in use. */
export function Landing({ platform }: PageProps): ReactNode {
  useLandingTracking(platform);
  return (
    <SiteLayout platform={platform} current="/">
      <Hero platform={platform} />
      <Suspense>
        <Journey />
      </Suspense>
      <Suspense>
        <Features />
      </Suspense>
      <Suspense>
        <WaysToBuy platform={platform} />
      </Suspense>
      <Suspense>
        <CommissionExplainer platform={platform} />
      </Suspense>
      <Suspense>
        <Stories />
      </Suspense>
      <Suspense>
        <Offers platform={platform} />
      </Suspense>
      <Suspense>
        <Join platform={platform} />
      </Suspense>
    </SiteLayout>
  );
}
