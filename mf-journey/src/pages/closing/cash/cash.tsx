import type { ReactNode } from 'react';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';

export function Cash({ view }: ClosingProps): ReactNode {
  return <Section title="Know what to bring">{view.contract.terms.address}</Section>;
}
