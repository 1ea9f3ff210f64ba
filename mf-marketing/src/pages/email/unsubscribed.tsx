import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { DonePage } from './email-page.js';

function Unsubscribed({ platform }: PageProps): ReactNode {
  return (
    <DonePage
      platform={platform}
      title="You’re unsubscribed"
      text={`If the link came from an email we sent you, we’ve stopped sending news to that address. We’ll still send receipts for anything you buy. News starts again only if you leave the waitlist and join it again. If you keep getting news, let us know at ${brand.privacy}.`}
      element="unsubscribed-home"
    />
  );
}

export const page: PageModule = {
  head: {
    description: `What unsubscribing from ${brand.name} news changes.`,
    indexed: false,
  },
  Page: Unsubscribed,
};
