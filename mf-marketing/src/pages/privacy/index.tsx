import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { LegalPage } from '../../templates/legal-text/index.js';
import { privacyPolicy } from './privacy-policy.js';

export const page: PageModule = {
  head: {
    description: `What data ${brand.name} collects, why, who sees it, how long we keep it, and how to get a copy or delete it. We do not sell or rent your data.`,
  },
  Page: ({ platform }) => <LegalPage document={privacyPolicy} platform={platform} />,
};
