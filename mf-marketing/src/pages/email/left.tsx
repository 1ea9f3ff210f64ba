import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { Done } from './email-page.js';

function Left({ platform }: PageProps): ReactNode {
  return (
    <Done
      platform={platform}
      title="You left the waitlist"
      text="Your entry is erased, with your name and address. If you ever want to come back, the form is on the home page."
      element="waitlist-left-home"
    />
  );
}

export const page: PageModule = {
  head: {
    title: `You left the waitlist · ${brand.name}`,
    description: `Your entry on the ${brand.name} waitlist is erased.`,
    indexed: false,
  },
  Page: Left,
};
