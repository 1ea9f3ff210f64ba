import type { ReactNode } from 'react';
import { listPayments, type AdminPayment, type PaymentStatus } from '@hearthway/contracts/commerce';
import { adminTexts } from '@hearthway/contracts/texts';
import { Badge, EmptyState } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { TableSkeleton, type Column } from '../../../features/data-table/index.js';
import { PaginatedList } from '../../../features/pagination/index.js';
import {
  emailColumn,
  nameColumn,
  RecordList,
  stateColumn,
  timeColumn,
  type Person,
} from '../../../features/record-list/index.js';
import { PaymentStatusBadge, statusNames } from './payment-status-badge.js';

interface PaymentRow extends Person {
  readonly amountCents: number;
  readonly status: PaymentStatus;
}

const columns: readonly Column<PaymentRow>[] = [
  nameColumn,
  emailColumn('payments'),
  stateColumn,
  {
    id: 'amount',
    header: 'Amount',
    share: 11,
    text: ({ amountCents }) => formatCents(amountCents),
    sortBy: ({ amountCents }) => amountCents,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Status',
    share: 14,
    text: ({ status }) => statusNames[status],
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
  },
  timeColumn('Ordered'),
];

export function PaymentsTab(): ReactNode {
  return (
    <PaginatedList
      operation={listPayments}
      isEmpty={({ foundingMembers, offerToolkits }) => foundingMembers.length + offerToolkits.length === 0}
      failed={adminTexts.paymentsFailed}
      waiting={<TableSkeleton text="Loading the payments…" columns={columns.length} />}
    >
      {(pages, hasMore) => (
        <>
          <RecordList
            list="founding_members"
            title="Founding Members"
            badge={<Badge tone="accent">$25+</Badge>}
            columns={columns}
            rows={pages.flatMap(({ foundingMembers }) => foundingMembers).map(toRow)}
            hasMore={hasMore}
            empty={
              <EmptyState headingLevel={3} title={adminTexts.noFoundingMembers}>
                Contributions appear here as soon as someone starts one.
              </EmptyState>
            }
          />
          <RecordList
            list="offer_toolkits"
            title="Offer Toolkits"
            columns={columns}
            rows={pages.flatMap(({ offerToolkits }) => offerToolkits).map(toRow)}
            hasMore={hasMore}
            empty={
              <EmptyState headingLevel={3} title={adminTexts.noOfferToolkits}>
                Pre-orders appear here as soon as someone starts one.
              </EmptyState>
            }
          />
        </>
      )}
    </PaginatedList>
  );
}

function toRow({ id, email, firstName, lastName, state, amount, status, createdAt }: AdminPayment): PaymentRow {
  return { id, email, name: `${firstName} ${lastName}`.trim(), state, amountCents: amount, status, createdAt };
}
