import type { ReactNode } from 'react';
import { lenderMatchStatuses, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { Badge, CheckIcon, XIcon, type Tone } from '@hearthway/web-kit';

const styles: Readonly<Record<LenderMatchStatus, { readonly tone: Tone; readonly icon?: ReactNode }>> = {
  matched: { tone: 'neutral' },
  applied: { tone: 'info' },
  pre_qualified: { tone: 'primary', icon: <CheckIcon /> },
  approved: { tone: 'success', icon: <CheckIcon /> },
  denied: { tone: 'danger', icon: <XIcon /> },
};

export function StatusBadge({ status }: { status: LenderMatchStatus }): ReactNode {
  return <Badge {...styles[status]}>{lenderMatchStatuses[status]}</Badge>;
}
