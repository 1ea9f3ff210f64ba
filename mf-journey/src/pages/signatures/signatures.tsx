import { useState, type ReactNode } from 'react';
import {
  createEnvelope,
  envelopeLimits,
  envelopeStatuses,
  listEnvelopes,
  signerStatuses,
  type Envelope,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, buttonClassName, EmptyState, Select, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDocumentCenter } from '../../features/documents/index.js';
import { useEnvelopes } from '../../features/envelopes/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Row, RowNote, Rows, RowTitle } from '../../features/rows/index.js';
import css from './signatures.module.css';

/** What the buyer has others sign. */
export function Signatures(): ReactNode {
  const envelopes = useEnvelopes();
  return (
    <>
      <PageHead
        title="Signatures"
        lead="Have a document signed here: each signer gets a link and a code by email, and everyone gets the sealed copy."
        back={{ to: '/documents', text: 'Back to your documents' }}
      />
      <Sections>
        <Section title="Put a document into an envelope">
          <NewEnvelope />
        </Section>
        <Section title="Your envelopes">
          {envelopes.data ? (
            <List envelopes={envelopes.data.envelopes} />
          ) : (
            <NotLoaded what="envelopes" queries={[envelopes]} />
          )}
        </Section>
      </Sections>
    </>
  );
}

function NewEnvelope(): ReactNode {
  const center = useDocumentCenter();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKeys();
  const creating = useMutation(operationMutation(useCaller(), createEnvelope, { changes: listEnvelopes }));
  const [documentId, setDocumentId] = useState('');
  if (!center.data) return <NotLoaded what="documents" queries={[center]} />;
  const usable = center.data.documents.filter(
    ({ binnedAt, versions: [newest] }) =>
      binnedAt === null &&
      newest?.type === 'application/pdf' &&
      newest.dangers.length === 0 &&
      newest.bytes <= envelopeLimits.fileBytes,
  );
  if (usable.length === 0) {
    return (
      <p className={parts['note']}>
        Only PDFs can be signed here. Upload one on your Documents page, or start from an offer’s term sheet.
      </p>
    );
  }
  const create = async (): Promise<void> => {
    const body = { source: { kind: 'document' as const, documentId } };
    const { id } = await creating.mutateAsync({ headers: { 'idempotency-key': keyOf(body) }, body });
    await navigate(`/signatures/${id}`);
  };
  return (
    <div className={css['new']}>
      <Select
        label="Document"
        options={[{ value: '', label: 'Choose a PDF' }, ...usable.map(({ id, name }) => ({ value: id, label: name }))]}
        value={documentId}
        onChange={({ currentTarget }) => {
          setDocumentId(currentTarget.value);
        }}
      />
      {creating.error && (
        <Alert tone="danger" title="This can’t be signed here" announce="assertive">
          {creating.error.message}
        </Alert>
      )}
      <Button
        disabled={documentId === ''}
        pending={creating.isPending}
        pendingText="Opening…"
        onClick={() => {
          create().catch(() => undefined);
        }}
      >
        Prepare it
      </Button>
      <p className={parts['note']}>
        Not for wills, promissory notes, or deeds: the law asks for ink, witnesses, or a notary there.
      </p>
    </div>
  );
}

function List({ envelopes }: { readonly envelopes: readonly Envelope[] }): ReactNode {
  if (envelopes.length === 0) {
    return (
      <EmptyState title="Nothing is out for signature" headingLevel={3}>
        Choose a PDF above, say who signs and where, and send it.
      </EmptyState>
    );
  }
  return (
    <Rows>
      {envelopes.map((envelope) => (
        <Row
          key={envelope.id}
          beside={
            <PageLink
              to={`/signatures/${envelope.id}`}
              className={buttonClassName({ variant: 'secondary', size: 'small' })}
            >
              {envelope.status === 'draft' ? 'Prepare' : 'Open'} <VisuallyHidden>{envelope.title}</VisuallyHidden>
            </PageLink>
          }
        >
          <RowTitle>{envelope.title}</RowTitle>
          <Badge tone={envelope.status === 'completed' ? 'success' : 'neutral'}>
            {envelopeStatuses[envelope.status]}
          </Badge>
          <RowNote>{noteOf(envelope)}</RowNote>
        </Row>
      ))}
    </Rows>
  );
}

function noteOf({ status, signers, progress, expiresAt, reason }: Envelope): string {
  if (reason !== '') return reason;
  const next = progress.find((one) => one.status !== 'signed');
  const name = signers.find(({ id }) => id === next?.signerId)?.name;
  if (status !== 'sent' || !next || name === undefined) return `${signers.length} signers`;
  const until = expiresAt === null ? '' : ` until ${formatDay(expiresAt.slice(0, 10))}`;
  return `${name}: ${signerStatuses[next.status].toLowerCase()}${until}`;
}
