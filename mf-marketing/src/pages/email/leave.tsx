import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { Ask } from './email-page.js';

function Leave({ platform }: PageProps): ReactNode {
  return (
    <Ask
      platform={platform}
      title="Leave the waitlist?"
      text={`Your entry on the ${brand.name} waitlist is erased, with your name and address. You can join again at any time.`}
      button="Leave the waitlist"
    />
  );
}

export const page: PageModule = {
  head: {
    title: `Leave the waitlist · ${brand.name}`,
    description: `Leave the ${brand.name} waitlist and be erased from it.`,
    indexed: false,
  },
  Page: Leave,
};
