import type { ReactNode } from 'react';
import { LegalPage } from '../../templates/legal-text/index.js';
import type { PageProps } from '../../page.js';
import { privacyPolicy } from './privacy-policy.js';

export function Privacy({ platform }: PageProps): ReactNode {
  return <LegalPage document={privacyPolicy} platform={platform} />;
}
