import type { ReactNode } from 'react';
import { envelopeLimits, signerEntry, type EnvelopeEntry, type SignerEntry } from '@hearthway/contracts/journey';
import {
  ArrowUpIcon,
  Badge,
  Button,
  FormDialog,
  IconButton,
  PlusIcon,
  TextField,
  TrashIcon,
  VisuallyHidden,
} from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { useUser } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { SignerMark } from '../../features/envelopes/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Buttons, RowNote, RowTitle } from '../../features/rows/index.js';
import { earlier, hasSignature } from './draft.js';
import css from './signatures.module.css';

interface SignersProps {
  readonly entry: EnvelopeEntry;
  readonly onChange: (part: Partial<EnvelopeEntry>) => void;
  /** Opens the dialog; `true` for a new signer. */
  readonly onEdit: (signer: SignerEntry | true) => void;
  readonly onRemove: (signer: SignerEntry) => void;
  /** Goes on with this signer’s signature. */
  readonly onPlace: (signerId: string) => void;
}

/** Who signs, in this order. */
export function Signers({ entry, onChange, onEdit, onRemove, onPlace }: SignersProps): ReactNode {
  const { signers, fields, senderName } = entry;
  const user = useUser();
  const isFull = signers.length >= envelopeLimits.signers;
  const isThere = signers.some(({ email }) => email.toLowerCase() === user?.email.toLowerCase());
  return (
    <>
      {signers.length > 0 && (
        <ol className={css['signers']}>
          {signers.map((signer, place) => {
            const { id, name, email } = signer;
            return (
              <li key={id} className={css['signer']}>
                <SignerMark signer={place} />
                <div className={css['who']}>
                  <RowTitle>{name}</RowTitle>
                  <RowNote>{email}</RowNote>
                  <Standing
                    count={fields.filter(({ signerId }) => signerId === id).length}
                    isPlaced={hasSignature(fields, id)}
                  />
                </div>
                <Buttons>
                  {!hasSignature(fields, id) && (
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => {
                        onPlace(id);
                      }}
                    >
                      Place signature <VisuallyHidden>of {name}</VisuallyHidden>
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      onEdit(signer);
                    }}
                  >
                    Change <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                  {place > 0 && (
                    <IconButton
                      label={`Let ${name} sign earlier`}
                      icon={<ArrowUpIcon size={18} />}
                      onClick={() => {
                        onChange({ signers: earlier(signers, id) });
                      }}
                    />
                  )}
                  <IconButton
                    label={`Remove ${name}`}
                    icon={<TrashIcon size={18} />}
                    onClick={() => {
                      onRemove(signer);
                    }}
                  />
                </Buttons>
              </li>
            );
          })}
        </ol>
      )}
      {isFull ? (
        <p className={parts['note']}>An envelope has at most {envelopeLimits.signers} signers.</p>
      ) : (
        <Buttons>
          <Button
            variant="secondary"
            size="small"
            icon={<PlusIcon size={18} />}
            onClick={() => {
              onEdit(true);
            }}
          >
            Add a signer
          </Button>
          {user && !isThere && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                const name = senderName || user.username;
                onChange({ signers: [...signers, { id: crypto.randomUUID(), name, email: user.email }] });
              }}
            >
              Add yourself
            </Button>
          )}
        </Buttons>
      )}
    </>
  );
}

function Standing({ count, isPlaced }: { readonly count: number; readonly isPlaced: boolean }): ReactNode {
  if (!isPlaced) return <Badge tone="warning">No signature field yet</Badge>;
  return <RowNote>{count === 1 ? '1 field' : `${count} fields`}</RowNote>;
}

interface SignerDialogProps {
  readonly entry: EnvelopeEntry;
  /** To change; without one, a new one is added. */
  readonly signer: SignerEntry | undefined;
  readonly onSave: (signer: SignerEntry) => void;
  readonly onClose: () => void;
}

export function SignerDialog({ entry: { signers }, signer, onSave, onClose }: SignerDialogProps): ReactNode {
  const others = new Set(signers.filter(({ id }) => id !== signer?.id).map(({ email }) => email.toLowerCase()));
  const { name, email } = signerEntry.shape;
  const form = useContractForm({
    schema: z.strictObject({
      name,
      email: email.check(
        z.refine((typed) => !others.has(typed.toLowerCase()), 'Another signer has this address. Each needs their own.'),
      ),
    }),
    defaultValues: { name: signer?.name ?? '', email: signer?.email ?? '' },
    send(typed) {
      onSave({ id: signer?.id ?? crypto.randomUUID(), ...typed });
    },
  });
  return (
    <FormDialog
      title={signer ? 'Change this signer' : 'Add a signer'}
      description="They get a link and a code at this address. Nobody else should read it."
      form={form}
      submitText={signer ? 'Save' : 'Add signer'}
      pendingText="Saving…"
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        help="As it stands in the document."
        autoComplete="off"
        maxLength={envelopeLimits.nameCharacters}
      />
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="off" />
    </FormDialog>
  );
}
