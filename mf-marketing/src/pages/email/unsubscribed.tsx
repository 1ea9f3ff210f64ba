import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { Done } from './email-page.js';

function Unsubscribed({ platform }: PageProps): ReactNode {
  return (
    <Done
      platform={platform}
      title="You are unsubscribed"
      text={`If the link was in an email from us to you, we send no more news to that address. Receipts of what you buy still come. If news still reach you, tell ${brand.privacy}.`}
      element="unsubscribed-home"
    />
  );
}

export const page: PageModule = {
  head: {
    title: `You are unsubscribed · ${brand.name}`,
    description: `Whether ${brand.name} still sends you news by email.`,
    indexed: false,
  },
  Page: Unsubscribed,
};
