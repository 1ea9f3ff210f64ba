import type { ReactNode } from 'react';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';

export function WalkThrough({ view }: ClosingProps): ReactNode {
  return <Section title="Walk through">{view.contract.terms.address}</Section>;
}
