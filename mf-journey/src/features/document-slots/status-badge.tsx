import type { ReactNode } from 'react';
import { documentSlotStatuses, type DocumentSlotStatus } from '@hearthway/contracts/journey';
import {
  Badge,
  CheckIcon,
  CircleAlertIcon,
  CircleIcon,
  ClockIcon,
  TriangleAlertIcon,
  XIcon,
  type Tone,
} from '@hearthway/web-kit';

const looks: Readonly<Record<DocumentSlotStatus, readonly [tone: Tone, icon: typeof CheckIcon]>> = {
  needed: ['neutral', CircleIcon],
  uploaded: ['info', ClockIcon],
  checking: ['info', ClockIcon],
  needs_fix: ['danger', TriangleAlertIcon],
  ok: ['success', CheckIcon],
  expiring: ['warning', CircleAlertIcon],
  expired: ['danger', CircleAlertIcon],
  not_needed: ['neutral', XIcon],
};

/** Where a document stands, with an icon, never by color alone. */
export function StatusBadge({ status }: { readonly status: DocumentSlotStatus }): ReactNode {
  const [tone, Icon] = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {documentSlotStatuses[status]}
    </Badge>
  );
}
