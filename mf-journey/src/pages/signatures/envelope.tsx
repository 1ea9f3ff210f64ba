import { useState, type ReactNode } from 'react';
import {
  auditText,
  envelopeStatuses,
  readEnvelopeAudit,
  readEnvelopeFile,
  signerStatuses,
  type Envelope as Shown,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, Card, ConfirmDialog, ErrorState, TextField } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useParams } from 'react-router-dom';
import { DownloadButton } from '../../features/download-button/index.js';
import { useEnvelopeChanges, useEnvelopes } from '../../features/envelopes/index.js';
import { formatMoment } from '../../features/local-time/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { Buttons, Row, RowNote, Rows, RowTitle } from '../../features/rows/index.js';
import { PrepareEnvelope } from './prepare-envelope.js';

/** One envelope: a draft is prepared, and any other is followed. */
export function Envelope(): ReactNode {
  const { envelopeId = '' } = useParams();
  const query = useEnvelopes();
  const envelope = query.data?.envelopes.find(({ id }) => id === envelopeId);
  return (
    <>
      <PageHead
        title={envelope?.title ?? 'Envelope'}
        lead="Who signs, where, and how far it is."
        back={{ to: '/signatures', text: 'Back to your signatures' }}
      />
      {envelope?.status === 'draft' && <PrepareEnvelope key={envelope.id} envelope={envelope} />}
      {envelope && envelope.status !== 'draft' && <SentEnvelope envelope={envelope} />}
      {!envelope && (
        <Card>
          {query.data ? (
            <ErrorState title="We couldn’t find that envelope" headingLevel={2} />
          ) : (
            <NotLoaded what="envelope" queries={[query]} />
          )}
        </Card>
      )}
    </>
  );
}

function SentEnvelope({ envelope }: { readonly envelope: Shown }): ReactNode {
  const { id: envelopeId, title, status, signers, progress, reason, expiresAt } = envelope;
  const { request } = useCaller();
  return (
    <Sections>
      <Section title="Signers" status={<Badge>{envelopeStatuses[status]}</Badge>}>
        {reason !== '' && <Alert title="Why it ended">{reason}</Alert>}
        <Rows>
          {signers.map(({ id, name, email }) => {
            const own = progress.find(({ signerId }) => signerId === id);
            return (
              <Row key={id} beside={own && <Badge>{signerStatuses[own.status]}</Badge>}>
                <RowTitle>{name}</RowTitle>
                <RowNote>
                  {email}
                  {own?.at ? ` · ${formatMoment(new Date(own.at))}` : ''}
                </RowNote>
              </Row>
            );
          })}
        </Rows>
        {status === 'sent' && expiresAt !== null && <p>Signers have until {formatMoment(new Date(expiresAt))}.</p>}
        {status === 'sent' && <Cancel envelope={envelope} />}
      </Section>
      <Section title="Files" lead="Keep both: the audit proves that nothing in the PDF was changed.">
        <Buttons>
          <DownloadButton
            noun="PDF"
            name={title}
            type="pdf"
            load={() => callOperation(request, readEnvelopeFile, { params: { envelopeId } })}
          >
            {status === 'completed' ? 'Download signed PDF' : 'Download PDF'}
          </DownloadButton>
          <DownloadButton
            noun="audit"
            name={`${title} audit`}
            type="json"
            load={async () => auditText(await callOperation(request, readEnvelopeAudit, { params: { envelopeId } }))}
          >
            Download audit
          </DownloadButton>
        </Buttons>
      </Section>
    </Sections>
  );
}

function Cancel({ envelope }: { readonly envelope: Shown }): ReactNode {
  const { voiding, cancel } = useEnvelopeChanges();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <TextField
        label="Why you cancel it"
        optional
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
        }}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setAsking(true);
        }}
      >
        Cancel this envelope
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel this envelope?"
          description="Nobody can sign it anymore. What was signed so far stays in its audit."
          keepText="Keep it"
          confirmText="Cancel envelope"
          pendingText="Canceling…"
          failureTitle="We couldn’t cancel it"
          action={voiding}
          onConfirm={() => {
            cancel(envelope, reason).catch(() => undefined);
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
