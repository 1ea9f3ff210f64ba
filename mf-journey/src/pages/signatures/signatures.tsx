import { useState, type ReactNode } from 'react';
import { envelopeLimits, envelopeStatuses, type Envelope, type EnvelopeStatus } from '@hearthway/contracts/journey';
import {
  Alert,
  Badge,
  Button,
  buttonClassName,
  EmptyState,
  PlusIcon,
  Select,
  VisuallyHidden,
  type BadgeProps,
} from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useDocumentCenter } from '../../features/documents/index.js';
import { canBeSigned, useEnvelopes, useNewEnvelope } from '../../features/envelopes/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Row, RowNote, RowTitle, ShortList } from '../../features/rows/index.js';
import css from './signatures.module.css';
import { standingOf } from './standing.js';

/** What the buyer has others sign. */
export function Signatures(): ReactNode {
  const envelopes = useEnvelopes();
  const isFull = (envelopes.data?.envelopes.length ?? 0) >= envelopeLimits.envelopes;
  return (
    <>
      <PageHead
        title="Signatures"
        lead="Have a document signed here: each signer gets a link and a code by email, and everyone gets the sealed copy."
        back={{ to: '/documents', text: 'Back to your documents' }}
      />
      <Sections>
        <Section title="Have a document signed" startsOpen={envelopes.data?.envelopes.length === 0}>
          {isFull ? (
            <Alert title={`You have ${envelopeLimits.envelopes} envelopes, which is all there is room for`}>
              Delete a draft that you don’t need, or write to us if you need more room.
            </Alert>
          ) : (
            <NewEnvelope />
          )}
        </Section>
        <Section title="Your envelopes" startsOpen>
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
  const { create, isPending, error } = useNewEnvelope();
  /** In this order. The last one may not be chosen yet. */
  const [ids, setIds] = useState<readonly string[]>(['']);
  if (!center.data) return <NotLoaded what="documents" queries={[center]} />;
  const usable = center.data.documents.filter(canBeSigned);
  const documentIds = ids.filter((id) => id !== '');
  if (usable.length === 0) {
    return (
      <p>
        Only a PDF can be signed here, and you have none yet. <PageLink to="/documents">Upload one</PageLink>, or start
        from the term sheet of <PageLink to="/make-offer">an offer</PageLink>.
      </p>
    );
  }
  return (
    <div className={css['new']}>
      {ids.map((chosen, place) => (
        <Select
          key={place}
          label={place === 0 ? 'Document' : `Document ${place + 1}`}
          options={[
            { value: '', label: place === 0 ? 'Choose a PDF' : 'None' },
            ...usable
              .filter(({ id }) => id === chosen || !ids.includes(id))
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          reserveError={false}
          onChange={({ currentTarget }) => {
            setIds(ids.with(place, currentTarget.value));
          }}
        />
      ))}
      {ids.length < Math.min(envelopeLimits.documents, usable.length) && ids.at(-1) !== '' && (
        <Button
          variant="quiet"
          size="small"
          icon={<PlusIcon size={18} />}
          onClick={() => {
            setIds([...ids, '']);
          }}
        >
          Add another document
        </Button>
      )}
      {error && (
        <Alert tone="danger" title="This can’t be signed here" announce="assertive">
          {error.message}
        </Alert>
      )}
      <Button
        disabled={documentIds.length === 0}
        pending={isPending}
        pendingText="Opening…"
        onClick={() => {
          create(documentIds.map((documentId) => ({ kind: 'document', documentId })));
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

const tones: Readonly<Record<EnvelopeStatus, BadgeProps['tone']>> = {
  draft: 'neutral',
  sent: 'info',
  sealing: 'info',
  completed: 'success',
  declined: 'danger',
  voided: 'neutral',
  expired: 'warning',
};

function List({ envelopes }: { readonly envelopes: readonly Envelope[] }): ReactNode {
  if (envelopes.length === 0) {
    return (
      <EmptyState title="Nothing is out for signature" headingLevel={3}>
        Choose a PDF, say who signs, and show them where. Each signer gets an email when it’s their turn, without an
        account. In the end, everyone gets the signed PDF, sealed so that any change shows.
      </EmptyState>
    );
  }
  return (
    <ShortList items={envelopes} few={10}>
      {(envelope) => (
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
          <Badge tone={tones[envelope.status]}>{envelopeStatuses[envelope.status]}</Badge>
          <RowNote>{standingOf(envelope)}</RowNote>
        </Row>
      )}
    </ShortList>
  );
}
