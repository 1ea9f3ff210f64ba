import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { Done } from './email-page.js';

function Left({ platform }: PageProps): ReactNode {
  return (
    <Done
      platform={platform}
      title="You left the waitlist"
      text={`If the link was in our latest email to you, your entry is erased, with your name and address. If we write again, tell ${brand.privacy}. To come back, use the form on the home page.`}
      element="waitlist-left-home"
    />
  );
}

export const page: PageModule = {
  head: {
    title: `You left the waitlist · ${brand.name}`,
    description: `What became of your entry on the ${brand.name} waitlist.`,
    indexed: false,
  },
  Page: Left,
};
