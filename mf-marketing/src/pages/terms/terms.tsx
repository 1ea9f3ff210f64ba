import type { ReactNode } from 'react';
import { LegalPage } from '../../templates/legal-text/index.js';
import type { PageProps } from '../../page.js';
import { termsOfService } from './terms-of-service.js';

export function Terms({ platform }: PageProps): ReactNode {
  return <LegalPage document={termsOfService} platform={platform} />;
}
