import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { Ask } from './email-page.js';

function Unsubscribe({ platform }: PageProps): ReactNode {
  return (
    <Ask
      platform={platform}
      title="Unsubscribe from news?"
      text={`We send no more news about ${brand.name} to this address. Your spot on the waitlist stays, and receipts of what you buy still come.`}
      button="Unsubscribe"
    />
  );
}

export const page: PageModule = {
  head: {
    title: `Unsubscribe · ${brand.name}`,
    description: `Get no more news from ${brand.name} by email.`,
    indexed: false,
  },
  Page: Unsubscribe,
};
