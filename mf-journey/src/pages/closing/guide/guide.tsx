import type { ReactNode } from 'react';
import type { UsStateCode } from '@hearthway/contracts/journey';
import { Section } from '../../../features/page-section/index.js';

/** What to know about closing, also long before it. */
export function Guide({ state }: { readonly state: UsStateCode | undefined }): ReactNode {
  return <Section title="How closing works">{state}</Section>;
}
