import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { Done } from './email-page.js';

function Unsubscribed({ platform }: PageProps): ReactNode {
  return (
    <Done
      platform={platform}
      title="You are unsubscribed"
      text="We send no more news to this address. Receipts of what you buy still come."
      element="unsubscribed-home"
    />
  );
}

export const page: PageModule = {
  head: {
    title: `You are unsubscribed · ${brand.name}`,
    description: `You get no more news from ${brand.name} by email.`,
    indexed: false,
  },
  Page: Unsubscribed,
};
