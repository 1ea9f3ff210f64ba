import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { ConfirmPage } from './email-page.js';

function Leave({ platform }: PageProps): ReactNode {
  return (
    <ConfirmPage
      platform={platform}
      title="Leave the waitlist?"
      text={`We’ll erase your entry on the ${brand.name} waitlist, including your name and email. You can join again at any time.`}
      button="Leave the waitlist"
    />
  );
}

export const page: PageModule = {
  head: {
    description: `Leave the ${brand.name} waitlist and erase your entry.`,
    indexed: false,
  },
  Page: Leave,
};
