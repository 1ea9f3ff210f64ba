import { useId, type ReactNode } from 'react';
import { isSlotDone, isSlotOpen, type DocumentSlot } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, Card, EmptyState, FolderIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { StatusBadge, useDocumentSlots } from '../../features/documents/index.js';
import css from './document-center.module.css';

/** Papers shown at once. */
const nextPapers = 3;

/** What is needed next. */
export function DocumentCenter(): ReactNode {
  const headingId = useId();
  const { data } = useDocumentSlots();
  return (
    <Card as="section" className={css['card']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          {dashboardTexts.documents}
        </h2>
        <PageLink to="/documents" className={css['all']}>
          {dashboardTexts.viewAllDocuments}
        </PageLink>
      </header>
      {data?.slots.some(({ files }) => files > 0) ? <Next slots={data.slots} /> : <NothingYet />}
    </Card>
  );
}

const manage = (
  <PageLink to="/documents" className={buttonClassName({ variant: 'secondary' })}>
    {dashboardTexts.manageDocuments}
  </PageLink>
);

function NothingYet(): ReactNode {
  return (
    <EmptyState
      className={css['empty']}
      headingLevel={3}
      title="No documents yet"
      illustration={
        <span className={css['picture']}>
          <FolderIcon size={28} />
        </span>
      }
      action={manage}
    >
      <p>Upload a pay stub or a bank statement, and see what your lender will ask for next.</p>
    </EmptyState>
  );
}

function Next({ slots }: { readonly slots: readonly DocumentSlot[] }): ReactNode {
  // What went wrong comes before what is missing.
  const open = slots.filter(({ status }) => isSlotOpen(status));
  const next = [
    ...open.filter(({ status }) => status !== 'needed'),
    ...open.filter(({ status }) => status === 'needed'),
  ];
  const done = slots.filter(({ status }) => isSlotDone(status)).length;
  return (
    <div className={css['papers']}>
      <p>
        {done} of {slots.length} papers collected.{next.length > 0 && ' Needed next:'}
      </p>
      <ul className={css['next']}>
        {next.slice(0, nextPapers).map(({ key, name, status }) => (
          <li key={key} className={css['paper']}>
            <span>{name}</span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <div className={css['manage']}>{manage}</div>
    </div>
  );
}
