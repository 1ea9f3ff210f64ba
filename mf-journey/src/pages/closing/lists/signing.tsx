import type { ReactNode } from 'react';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';

export function Signing({ view }: ClosingProps): ReactNode {
  return <Section title="Sign">{view.contract.terms.address}</Section>;
}
