import { useState, type ReactNode } from 'react';
import { envelopeEntry, envelopeLimits, type Envelope, type EnvelopeEntry } from '@hearthway/contracts/journey';
import { Alert, Button, ConfirmDialog, TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { useEnvelopeChanges } from '../../features/envelopes/index.js';
import { Section, Sections } from '../../features/page-section/index.js';
import { Buttons } from '../../features/rows/index.js';
import { earlier, entryOf, missingIn, withoutSigner } from './draft.js';
import { PlaceFields } from './place-fields.js';
import css from './signatures.module.css';

interface PrepareEnvelopeProps {
  readonly envelope: Envelope;
}

/** A draft: who signs in which order, where, and until when. */
export function PrepareEnvelope({ envelope }: PrepareEnvelopeProps): ReactNode {
  const [entry, setEntry] = useState<EnvelopeEntry>(() => entryOf(envelope));
  const { saving, save, sending, send, deleting, remove } = useEnvelopeChanges();
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'send' | 'delete'>();
  const [problem, setProblem] = useState('');
  const change = (part: Partial<EnvelopeEntry>): void => {
    setEntry({ ...entry, ...part });
    setProblem('');
  };
  /** What is saved, or `undefined` after it was told what is wrong. */
  const store = async (): Promise<Envelope | undefined> => {
    const parsed = envelopeEntry.safeParse(entry);
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message ?? 'Please check what you entered');
      return undefined;
    }
    return save(envelope, parsed.data).catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : 'Please try again');
      return undefined;
    });
  };
  const missing = missingIn(entry);
  return (
    <>
      <Sections>
        <Section title="What it is">
          <TextField
            label="Title"
            value={entry.title}
            maxLength={envelopeLimits.titleCharacters}
            onChange={({ currentTarget }) => {
              change({ title: currentTarget.value });
            }}
          />
          <TextField
            label="From"
            help="As signers read it in their email."
            value={entry.senderName}
            maxLength={envelopeLimits.nameCharacters}
            onChange={({ currentTarget }) => {
              change({ senderName: currentTarget.value });
            }}
          />
          <TextField
            label="Days that signers have"
            inputMode="numeric"
            value={String(entry.days)}
            onChange={({ currentTarget }) => {
              change({ days: Number(currentTarget.value.replace(/\D/g, '')) });
            }}
          />
        </Section>
        <Section title="Who signs" lead="They sign in this order. Each gets an email when it is their turn.">
          <Signers entry={entry} onChange={change} />
        </Section>
        <Section
          title="Where they sign"
          lead="Choose a signer and a field, and put it on the page. Drag it, or move it with the arrow keys; with Shift, they change its size."
        >
          <PlaceFields envelope={envelope} entry={entry} onChange={change} />
        </Section>
        <Section title="Send it">
          {(problem || missing) && (
            <Alert
              tone={problem ? 'danger' : 'info'}
              title={problem ? 'We couldn’t save this' : 'Not ready yet'}
              announce="polite"
            >
              {problem || missing}
            </Alert>
          )}
          <Buttons>
            <Button
              disabled={missing !== ''}
              onClick={() => {
                setAsking('send');
              }}
            >
              Send for signature
            </Button>
            <Button
              variant="secondary"
              pending={saving.isPending}
              pendingText="Saving…"
              onClick={() => {
                void store().then((saved) => {
                  if (saved) toast({ title: 'Draft saved' });
                });
              }}
            >
              Save draft
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setAsking('delete');
              }}
            >
              Delete draft
            </Button>
          </Buttons>
        </Section>
      </Sections>
      {asking === 'send' && (
        <ConfirmDialog
          title="Send this for signature?"
          description={`${entry.signers[0]?.name ?? 'The first signer'} gets an email now. After that, nothing in it can be changed.`}
          keepText="Not yet"
          confirmText="Send"
          pendingText="Sending…"
          failureTitle="We couldn’t send it"
          action={sending}
          onConfirm={() => {
            void store().then(async (saved) => {
              if (!saved) setAsking(undefined);
              else await send(saved).catch(() => undefined);
            });
          }}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
      {asking === 'delete' && (
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
              () => void navigate('/signatures'),
              () => undefined,
            );
          }}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}

interface EntryProps {
  readonly entry: EnvelopeEntry;
  readonly onChange: (part: Partial<EnvelopeEntry>) => void;
}

function Signers({ entry, onChange }: EntryProps): ReactNode {
  const { signers } = entry;
  const replace = (id: string, part: { readonly name?: string; readonly email?: string }): void => {
    onChange({ signers: signers.map((signer) => (signer.id === id ? { ...signer, ...part } : signer)) });
  };
  return (
    <>
      <ol className={css['signers']}>
        {signers.map(({ id, name, email }, place) => (
          <li key={id} className={css['signer']}>
            <TextField
              label={`Name of signer ${place + 1}`}
              value={name}
              autoComplete="off"
              maxLength={envelopeLimits.nameCharacters}
              onChange={({ currentTarget }) => {
                replace(id, { name: currentTarget.value });
              }}
            />
            <TextField
              label={`Email of signer ${place + 1}`}
              type="email"
              value={email}
              autoComplete="off"
              onChange={({ currentTarget }) => {
                replace(id, { email: currentTarget.value });
              }}
            />
            <Buttons>
              {place > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    onChange({ signers: earlier(signers, id) });
                  }}
                >
                  Sign earlier
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onChange(withoutSigner(entry, id));
                }}
              >
                Take out signer {place + 1}
              </Button>
            </Buttons>
          </li>
        ))}
      </ol>
      {signers.length < envelopeLimits.signers && (
        <Button
          variant="secondary"
          onClick={() => {
            onChange({ signers: [...signers, { id: crypto.randomUUID(), name: '', email: '' }] });
          }}
        >
          Add a signer
        </Button>
      )}
    </>
  );
}
