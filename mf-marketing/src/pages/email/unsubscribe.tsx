import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { ConfirmPage } from './email-page.js';

function Unsubscribe({ platform }: PageProps): ReactNode {
  return (
    <ConfirmPage
      platform={platform}
      title="Unsubscribe from news?"
      text={`We’ll stop sending news about ${brand.name} to this address. You keep your spot on the waitlist, and we’ll still send receipts for anything you buy.`}
      button="Unsubscribe"
    />
  );
}

export const page: PageModule = {
  head: {
    description: `Stop getting news from ${brand.name} by email.`,
    indexed: false,
  },
  Page: Unsubscribe,
};
