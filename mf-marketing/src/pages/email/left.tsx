import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PageModule, PageProps } from '../../page.js';
import { DonePage } from './email-page.js';

function Left({ platform }: PageProps): ReactNode {
  return (
    <DonePage
      platform={platform}
      title="You left the waitlist"
      text={`You’re off the waitlist. We erased your name and email. If you hear from us again, let us know at ${brand.privacy}. To come back, use the form on the home page.`}
      element="waitlist-left-home"
    />
  );
}

export const page: PageModule = {
  head: {
    description: `What happens to your entry on the ${brand.name} waitlist.`,
    indexed: false,
  },
  Page: Left,
};
