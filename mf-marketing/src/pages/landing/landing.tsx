import type { ReactNode } from 'react';
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

/** The first page of the site, one idea a band. */
export function Landing({ platform }: PageProps): ReactNode {
  useLandingTracking(platform);
  return (
    <SiteLayout platform={platform} current="/">
      <Hero platform={platform} />
      <Journey />
      <Features />
      <WaysToBuy platform={platform} />
      <CommissionExplainer platform={platform} />
      <Stories />
      <Offers platform={platform} />
      <Join platform={platform} />
    </SiteLayout>
  );
}
