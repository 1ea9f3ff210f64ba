import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { LegalPage } from '../../templates/legal-text/index.js';
import { termsOfService } from './terms-of-service.js';

export const page: PageModule = {
  head: {
    description: `The agreement between you and ${brand.name}: who can use it, what payments cover, what it does not promise, and how disputes are settled.`,
  },
  Page: ({ platform }) => <LegalPage document={termsOfService} platform={platform} />,
};
