import type { ReactNode } from 'react';
import { formatDay } from '@hearthway/web-kit/dates';
import { Section } from '../../features/page-section/index.js';
import type { ClosingProps } from './use-closing.js';

/** Checks that pass or fail before signing. */
export function Standing({ view: { contract } }: ClosingProps): ReactNode {
  return <Section title={`You close on ${formatDay(contract.terms.closingOn)}`} startsOpen children={null} />;
}
