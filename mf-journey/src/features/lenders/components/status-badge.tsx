import type { ReactNode } from 'react';
import { lenderMatchStatuses, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { Badge, CheckIcon, XIcon, type Tone } from '@hearthway/web-kit';

const styles: Readonly<Record<LenderMatchStatus, { readonly tone: Tone; readonly icon?: ReactNode }>> = {
  matched: { tone: 'neutral' },
  applied: { tone: 'info' },
  pre_qualified: { tone: 'primary', icon: <CheckIcon /> },
  approved: { tone: 'success', icon: <CheckIcon /> },
  denied: { tone: 'danger', icon: <XIcon /> },
};

/** A lender to check first isn't shown as matched, whatever is stored. */
export function statusText(match: LenderMatch): string {
  return isToCheck(match) ? 'Check first' : lenderMatchStatuses[match.status];
}

const isToCheck = ({ status, unconfirmed }: LenderMatch): boolean => status === 'matched' && unconfirmed !== undefined;

export function StatusBadge({ match }: { match: LenderMatch }): ReactNode {
  const style = isToCheck(match) ? ({ tone: 'warning' } as const) : styles[match.status];
  return <Badge {...style}>{statusText(match)}</Badge>;
}
