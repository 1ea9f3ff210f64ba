import { brand } from '@hearthway/contracts/brand';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { HouseIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { ShortPage } from '../../layout/index.js';
import type { PageModule, PageProps } from '../../page.js';
import { Result, toHome } from './result.js';
import css from './waitlist-result.module.css';

/** Anyone can open this URL, joined or not. */
function Joined({ platform }: PageProps): ReactNode {
  return (
    <ShortPage platform={platform}>
      <Result
        platform={platform}
        Heading="h1"
        title={waitlistTexts.joined}
        text="If you just sent the form, your spot is saved. We’re emailing you a confirmation, with a link to leave the list at any time."
        picture={<HouseIllustration className={css['picture']} />}
        back={toHome}
      />
    </ShortPage>
  );
}

export const page: PageModule = {
  head: {
    description: `Your spot on the ${brand.name} waitlist is saved.`,
    indexed: false,
  },
  Page: Joined,
};
