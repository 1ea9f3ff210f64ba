import type { ReactNode } from 'react';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';

export function Wire({ view }: ClosingProps): ReactNode {
  return <Section title="Send the money safely">{view.contract.terms.address}</Section>;
}
