import { brand } from '@hearthway/contracts/brand';
import { ArrowRightIcon, buttonClassName } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { EstimateCard } from '../../features/affordability/index.js';
import { SessionLink, SiteLink } from '../../features/site-link/index.js';
import type { PageProps } from '../../page.js';
import css from './hero.module.css';

export function Hero({ platform }: PageProps): ReactNode {
  return (
    <section className={css['hero']} aria-labelledby="promise">
      <div>
        <h1 id="promise" className={css['promise']}>
          {brand.tagline}
        </h1>
        <p className={css['lead']}>
          {brand.name} takes you from saving to closing and beyond. See what you can afford and what to do next, with a
          realtor or on your own.
        </p>
        <div className={css['actions']}>
          <SiteLink
            platform={platform}
            to="/#waitlist"
            current="/"
            element="hero-join"
            className={buttonClassName({ size: 'large' })}
          >
            Join the waitlist
            <ArrowRightIcon size={20} />
          </SiteLink>
          <SessionLink
            platform={platform}
            signedOut={{ label: 'Create your account', to: '/auth?tab=register', element: 'hero-create-account' }}
            signedIn={{ label: 'Go to your dashboard', to: '/dashboard', element: 'hero-dashboard' }}
            className={buttonClassName({ variant: 'secondary', size: 'large' })}
          />
        </div>
        <p className={css['note']}>Your roadmap is ready now. For buyers in the United States, 18 or older.</p>
      </div>
      <EstimateCard platform={platform} />
    </section>
  );
}
