import { useRef, useState, type ReactNode } from 'react';
import {
  auditText,
  endReason,
  envelopeLimits,
  envelopeStatuses,
  readEnvelopeAudit,
  readEnvelopeFile,
  signerStatuses,
  type Envelope as Shown,
  type SignerStatus,
} from '@hearthway/contracts/journey';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  FormDialog,
  TextField,
  useFocusAfter,
  type BadgeProps,
} from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation, requestOperation } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useParams } from 'react-router-dom';
import { DownloadButton } from '../../features/download-button/index.js';
import { SignerMark, useEnvelopeChanges, useEnvelopes } from '../../features/envelopes/index.js';
import { formatMoment } from '../../features/local-time/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { parts } from '../../features/page-parts/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { Buttons, RowNote, RowTitle } from '../../features/rows/index.js';
import { useKeptFocus } from '../../use-kept-focus.js';
import { PrepareEnvelope } from './prepare-envelope.js';
import css from './signatures.module.css';
import { standingOf } from './standing.js';
import { Timeline } from './timeline.js';

/** One envelope: a draft is prepared, and any other is followed. */
export function Envelope(): ReactNode {
  const { envelopeId = '' } = useParams();
  const query = useEnvelopes();
  const envelope = query.data?.envelopes.find(({ id }) => id === envelopeId);
  // Once it is sent, what sent it is gone.
  useFocusAfter(envelope?.status === 'draft', () => document.querySelector('h1'));
  return (
    <>
      <PageHead
        title={envelope?.title ?? 'Envelope'}
        lead={envelope ? leadOf(envelope) : 'Who signs, where, and how far it is.'}
        back={{ to: '/signatures', text: 'Back to your signatures' }}
      />
      {envelope?.status === 'draft' && <PrepareEnvelope key={envelope.id} envelope={envelope} />}
      {envelope && envelope.status !== 'draft' && <SentEnvelope envelope={envelope} />}
      {!envelope && (
        <Card>
          {query.data ? (
            <ErrorState title="We couldn’t find that envelope" headingLevel={2}>
              It may have been deleted. Your signatures are all on one page.
            </ErrorState>
          ) : (
            <NotLoaded what="envelope" queries={[query]} />
          )}
        </Card>
      )}
    </>
  );
}

const leadOf = (envelope: Shown): string =>
  envelope.status === 'draft'
    ? 'Say who signs, show them where, and send it. It is saved as you go.'
    : standingOf(envelope);

const tones: Readonly<Record<SignerStatus, BadgeProps['tone']>> = {
  waiting: 'neutral',
  asked: 'info',
  consented: 'info',
  signed: 'success',
  declined: 'danger',
};

function SentEnvelope({ envelope }: { readonly envelope: Shown }): ReactNode {
  const { status, signers, progress, expiresAt } = envelope;
  const [isCanceling, setCanceling] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  useKeptFocus(rootRef);
  return (
    <div ref={rootRef}>
      <Sections>
        <Section
          title="Signers"
          startsOpen={status !== 'completed'}
          status={<Badge tone={status === 'completed' ? 'success' : 'neutral'}>{envelopeStatuses[status]}</Badge>}
        >
          <ol className={css['signers']}>
            {signers.map(({ id, name, email }, place) => {
              const own = progress.find(({ signerId }) => signerId === id);
              return (
                <li key={id} className={css['signer']}>
                  <SignerMark signer={place} />
                  <div className={css['who']}>
                    <RowTitle>{name}</RowTitle>
                    <RowNote>
                      {email}
                      {own?.at ? `, ${formatMoment(new Date(own.at))}` : ''}
                    </RowNote>
                  </div>
                  {own && <Badge tone={tones[own.status]}>{signerStatuses[own.status]}</Badge>}
                </li>
              );
            })}
          </ol>
          {status === 'sent' && expiresAt !== null && (
            <p className={parts['note']}>
              They have until {formatMoment(new Date(expiresAt))}. We remind whoever is next every{' '}
              {envelopeLimits.reminderDays} days, up to {envelopeLimits.reminders} times.
            </p>
          )}
          {status === 'sent' && (
            <Buttons>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setCanceling(true);
                }}
              >
                Cancel this envelope
              </Button>
            </Buttons>
          )}
        </Section>
        <Files envelope={envelope} />
        <Section title="What happened">
          {/* Each version has more to tell. */}
          <Timeline key={envelope.version} envelope={envelope} />
        </Section>
      </Sections>
      {isCanceling && (
        <CancelDialog
          envelope={envelope}
          onClose={() => {
            setCanceling(false);
          }}
        />
      )}
    </div>
  );
}

function Files({ envelope }: { readonly envelope: Shown }): ReactNode {
  const { id: envelopeId, title, status, signedDocumentId } = envelope;
  const { request } = useCaller();
  const isDone = status === 'completed';
  return (
    <Section title="Files" startsOpen={isDone}>
      <Buttons>
        <DownloadButton
          noun="PDF"
          name={title}
          type="pdf"
          load={async () => (await requestOperation(request, readEnvelopeFile, { params: { envelopeId } })).blob()}
        >
          {isDone ? 'Download signed PDF' : 'Download PDF'}
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
      {isDone && (
        <>
          <p className={parts['note']}>
            Keep both. A PDF reader such as Adobe’s shows the seal, and says if one byte was changed. The audit lists
            every step, and belongs to this PDF only: whoever runs our program can check both without us
            (verify-envelope).
          </p>
          {signedDocumentId !== null && (
            <p className={parts['note']}>
              The signed PDF is also among <PageLink to="/documents">your documents</PageLink>.
            </p>
          )}
        </>
      )}
    </Section>
  );
}

interface CancelDialogProps {
  readonly envelope: Shown;
  readonly onClose: () => void;
}

function CancelDialog({ envelope, onClose }: CancelDialogProps): ReactNode {
  const { cancel } = useEnvelopeChanges();
  const form = useContractForm({
    schema: endReason,
    defaultValues: { reason: '' },
    async send({ reason }) {
      await cancel(envelope, reason);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Cancel this envelope?"
      description="Nobody can sign it anymore. What was signed so far stays in its audit."
      form={form}
      cancelText="Keep it"
      submitText="Cancel envelope"
      pendingText="Canceling…"
      refusalTitle="We couldn’t cancel it"
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label="Why"
        help="Signers who open their link read it."
        optional
        autoComplete="off"
        maxLength={envelopeLimits.reasonCharacters}
      />
    </FormDialog>
  );
}
