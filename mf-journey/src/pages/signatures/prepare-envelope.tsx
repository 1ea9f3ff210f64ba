import { useRef, useState, type ReactNode } from 'react';
import {
  envelopeEntry,
  envelopeLimits,
  type Envelope,
  type EnvelopeEntry,
  type SignerEntry,
} from '@hearthway/contracts/journey';
import { Button, Card, ConfirmDialog, TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { ActionBar, useEnvelopeChanges } from '../../features/envelopes/index.js';
import { useKeptFocus } from '../../use-kept-focus.js';
import { lackingIn, withoutSigner, withSigner, type Lacking } from './draft.js';
import { DraftConflict } from './draft-conflict.js';
import { PlaceFields } from './place-fields.js';
import { SendDialog } from './send-dialog.js';
import { SignerDialog, Signers } from './signers.js';
import css from './signatures.module.css';
import { useDraft, type Draft } from './use-draft.js';
import { usePen } from './use-pen.js';

type Asking =
  { readonly what: 'send' | 'delete' } | { readonly what: 'signer'; readonly signer: SignerEntry | undefined };

/** A draft: who signs in which order, where, and until when. */
export function PrepareEnvelope({ envelope }: { readonly envelope: Envelope }): ReactNode {
  const draft = useDraft(envelope);
  const { value: entry } = draft;
  const [pen, setPen] = usePen(entry);
  const [asking, setAsking] = useState<Asking>();
  const { toast } = usePlatform();
  const rootRef = useRef<HTMLDivElement>(null);
  const placesRef = useRef<HTMLHeadingElement>(null);
  const conflictRef = useRef<HTMLElement>(null);
  useKeptFocus(rootRef);
  const change = (part: Partial<EnvelopeEntry>): void => {
    draft.update((before) => ({ ...before, ...part }));
  };
  const close = (): void => {
    setAsking(undefined);
  };
  const remove = ({ id, name }: SignerEntry): void => {
    draft.update((before) => withoutSigner(before, id));
    const onSelect = (): void => {
      draft.update((now) => withSigner(now, entry, id));
    };
    toast({ title: `Removed: ${name}`, action: { label: 'Undo', onSelect } });
  };
  const place = (signerId: string): void => {
    setPen({ signerId, kind: 'signature' });
    placesRef.current?.scrollIntoView({ block: 'start' });
    placesRef.current?.focus({ preventScroll: true });
  };
  const addSigner = (): void => {
    setAsking({ what: 'signer', signer: undefined });
  };
  return (
    <div ref={rootRef} className={css['draft']}>
      <DraftConflict draft={draft} ref={conflictRef} />
      <Card as="section" aria-labelledby="who-signs" className={css['part']}>
        <h2 id="who-signs" tabIndex={-1} className={css['title']}>
          Who signs
        </h2>
        <p className={css['quiet']}>They sign in this order. Each gets an email when it’s their turn.</p>
        <Signers
          entry={entry}
          onChange={change}
          onRemove={remove}
          onPlace={place}
          onEdit={(signer) => {
            setAsking({ what: 'signer', signer: signer === true ? undefined : signer });
          }}
        />
      </Card>
      <Card as="section" aria-labelledby="where" className={css['part']}>
        <h2 id="where" ref={placesRef} tabIndex={-1} className={css['title']}>
          Where they sign
        </h2>
        {entry.signers.length === 0 ? (
          <p className={css['quiet']}>First, say who signs. Then you show them where, on the pages.</p>
        ) : (
          <PlaceFields envelope={envelope} entry={entry} onChange={change} pen={pen} onPen={setPen} />
        )}
      </Card>
      <Card as="section" aria-labelledby="about" className={css['part']}>
        <h2 id="about" tabIndex={-1} className={css['title']}>
          What they read about it
        </h2>
        <About entry={entry} onChange={change} />
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setAsking({ what: 'delete' });
          }}
        >
          Delete draft
        </Button>
      </Card>
      <ActionBar
        isFramed
        text={
          <>
            <p>
              <NextStep lacking={lackingIn(entry)} signers={entry.signers.length} />
            </p>
            <p role="status" className={css['quiet']}>
              {stateText(draft)}
            </p>
          </>
        }
      >
        {draft.status === 'failed' ? (
          <Button onClick={draft.save}>Try again</Button>
        ) : draft.status === 'conflict' ? (
          <Button onClick={() => conflictRef.current?.focus()}>Choose a version</Button>
        ) : (
          <NextButton
            lacking={lackingIn(entry)}
            isBlocked={draft.status === 'invalid'}
            onAdd={addSigner}
            onPlace={place}
            onSend={() => {
              draft.save();
              setAsking({ what: 'send' });
            }}
          />
        )}
      </ActionBar>
      {asking?.what === 'signer' && (
        <SignerDialog
          entry={entry}
          signer={asking.signer}
          onClose={close}
          onSave={(signer) => {
            const { signers } = entry;
            const isNew = !signers.some(({ id }) => id === signer.id);
            change({
              signers: isNew ? [...signers, signer] : signers.map((other) => (other.id === signer.id ? signer : other)),
            });
            close();
          }}
        />
      )}
      {asking?.what === 'send' && <SendDialog envelope={envelope} draft={draft} onClose={close} />}
      {asking?.what === 'delete' && (
        <DeleteDialog
          envelope={{ id: envelope.id, version: draft.version }}
          onDeleted={draft.discard}
          onClose={close}
        />
      )}
    </div>
  );
}

function stateText({ status, problem }: Draft): string {
  switch (status) {
    case 'saved':
      return 'Saved';
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'failed':
    case 'invalid':
      return `Not saved yet. ${problem ?? 'Check your connection.'}`;
    case 'conflict':
      return 'Changed in another window';
  }
}

interface AboutProps {
  readonly entry: EnvelopeEntry;
  readonly onChange: (part: Partial<EnvelopeEntry>) => void;
}

function About({ entry, onChange }: AboutProps): ReactNode {
  const errorAt = (name: keyof EnvelopeEntry): string | undefined =>
    envelopeEntry.safeParse(entry).error?.issues.find(({ path }) => path[0] === name)?.message;
  return (
    <div className={css['about']}>
      <TextField
        label="Title"
        value={entry.title}
        error={errorAt('title')}
        maxLength={envelopeLimits.titleCharacters}
        onChange={({ currentTarget }) => {
          onChange({ title: currentTarget.value });
        }}
      />
      <TextField
        id={senderFieldId}
        label="Your name"
        value={entry.senderName}
        autoComplete="name"
        maxLength={envelopeLimits.nameCharacters}
        onChange={({ currentTarget }) => {
          onChange({ senderName: currentTarget.value });
        }}
      />
      <TextField
        label="Days to sign"
        inputMode="numeric"
        value={entry.days === 0 ? '' : String(entry.days)}
        error={errorAt('days')}
        onChange={({ currentTarget }) => {
          onChange({ days: Number(currentTarget.value.replace(/\D/g, '').slice(0, 3)) });
        }}
      />
    </div>
  );
}

const senderFieldId = 'sender-name';

interface NextStepProps {
  readonly lacking: Lacking | undefined;
  readonly signers: number;
}

function NextStep({ lacking, signers }: NextStepProps): ReactNode {
  switch (lacking?.what) {
    case 'signers':
      return 'First, say who signs.';
    case 'signature':
      return `Next: where ${lacking.signer.name} signs.`;
    case 'sender':
      return 'Next: your name, as signers read it.';
    case undefined:
      return signers === 1 ? 'Ready for 1 signer.' : `Ready for ${signers} signers.`;
  }
}

interface NextButtonProps {
  readonly lacking: Lacking | undefined;
  readonly isBlocked: boolean;
  readonly onAdd: () => void;
  readonly onPlace: (signerId: string) => void;
  readonly onSend: () => void;
}

function NextButton({ lacking, isBlocked, onAdd, onPlace, onSend }: NextButtonProps): ReactNode {
  switch (lacking?.what) {
    case 'signers':
      return <Button onClick={onAdd}>Add the first signer</Button>;
    case 'signature':
      return (
        <Button
          onClick={() => {
            onPlace(lacking.signer.id);
          }}
        >
          Go to the page
        </Button>
      );
    case 'sender':
      return <Button onClick={() => document.getElementById(senderFieldId)?.focus()}>Enter your name</Button>;
    case undefined:
      return (
        <Button disabled={isBlocked} onClick={onSend}>
          Send for signature
        </Button>
      );
  }
}

interface DeleteDialogProps {
  readonly envelope: Pick<Envelope, 'id' | 'version'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeleteDialog({ envelope, onDeleted, onClose }: DeleteDialogProps): ReactNode {
  const { deleting, remove } = useEnvelopeChanges();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title="Delete this draft?"
      description="The document itself stays."
      keepText="Keep it"
      confirmText="Delete"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete it"
      action={deleting}
      onConfirm={() => {
        remove(envelope).then(
          () => {
            onDeleted();
            void navigate('/signatures');
          },
          () => undefined,
        );
      }}
      onClose={onClose}
    />
  );
}
