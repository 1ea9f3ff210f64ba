import type { ReactNode } from 'react';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';

export function Disclosure({ view }: ClosingProps): ReactNode {
  return <Section title="Check the Closing Disclosure">{view.contract.terms.address}</Section>;
}
