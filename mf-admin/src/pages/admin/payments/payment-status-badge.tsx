import type { ReactNode } from 'react';
import type { PaymentStatus } from '@hearthway/contracts/commerce';
import { Badge, CircleAlertIcon, CircleCheckIcon, ClockIcon } from '@hearthway/web-kit';

export const statusNames: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Canceled',
  refunded: 'Refunded',
  failed: 'Failed',
};

/** Green if paid, yellow otherwise. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }): ReactNode {
  if (status === 'completed') {
    return (
      <Badge tone="success" icon={<CircleCheckIcon />}>
        {statusNames[status]}
      </Badge>
    );
  }
  return (
    <Badge tone="warning" icon={status === 'pending' ? <ClockIcon /> : <CircleAlertIcon />}>
      {statusNames[status]}
    </Badge>
  );
}
