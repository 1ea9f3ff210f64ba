import { brand } from '@hearthway/contracts/brand';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { HouseIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLayout } from '../../layout/index.js';
import type { PageModule, PageProps } from '../../page.js';
import { Result, toHome } from './result.js';
import css from './waitlist-result.module.css';

function Joined({ platform }: PageProps): ReactNode {
  return (
    <SiteLayout platform={platform}>
      <div className={css['page']}>
        <Result
          platform={platform}
          Heading="h1"
          title={waitlistTexts.joined}
          text="Your place is saved. When there is news, we write to you by email."
          picture={<HouseIllustration className={css['picture']} />}
          back={toHome}
        />
      </div>
    </SiteLayout>
  );
}

export const page: PageModule = {
  head: {
    title: `${waitlistTexts.joined} · ${brand.name}`,
    description: `Your place on the ${brand.name} waitlist is saved.`,
    indexed: false,
  },
  Page: Joined,
};
