import type { ReactNode } from 'react';
import { listWaitlist, type AdminWaitlistEntry, type WaitlistSource } from '@hearthway/contracts/commerce';
import { adminTexts } from '@hearthway/contracts/texts';
import { EmptyState } from '@hearthway/web-kit';
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

interface WaitlistRow extends Person {
  readonly source: WaitlistSource;
}

const sources: Readonly<Record<WaitlistSource, string>> = {
  landing_page: 'Landing page',
  stripe_founding_member_intent: 'Founding Member payment',
  stripe_offer_toolkit_intent: 'Offer Toolkit payment',
};

const columns: readonly Column<WaitlistRow>[] = [
  nameColumn,
  emailColumn('waitlist'),
  stateColumn,
  { id: 'source', header: 'Source', share: 25, text: ({ source }) => sources[source] },
  timeColumn('Joined'),
];

export function WaitlistTab(): ReactNode {
  return (
    <PaginatedList
      operation={listWaitlist}
      isEmpty={({ length }) => length === 0}
      failed={adminTexts.waitlistFailed}
      waiting={<TableSkeleton text="Loading the waitlist…" columns={columns.length} />}
    >
      {(pages, hasMore) => (
        <RecordList
          list="waitlist"
          title="Waitlist"
          columns={columns}
          rows={pages.flat().map(toRow)}
          hasMore={hasMore}
          empty={
            <EmptyState headingLevel={3} title={adminTexts.noWaitlist}>
              People who join appear here, newest first.
            </EmptyState>
          }
        />
      )}
    </PaginatedList>
  );
}

function toRow({ id, email, name, state, source, createdAt }: AdminWaitlistEntry): WaitlistRow {
  return { id, email, name: name ?? '', state: state ?? '', source, createdAt };
}
