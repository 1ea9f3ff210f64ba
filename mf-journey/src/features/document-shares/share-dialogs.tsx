import { useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  listDocumentShares,
  newDocumentRequest,
  newDocumentShare,
  requestDocuments,
  shareDocument,
  shareKinds,
  shareLimits,
  type BuyerDocument,
  type DocumentShare,
  type DocumentSlot,
  type DocumentVersion,
  type NewDocumentRequest,
  type NewDocumentShare,
} from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, FormDialog, Select, TextField, type SelectOption } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useCopy } from '../../use-copy.js';
import { reasonNotToShow } from '../document-viewer/index.js';
import { daysAfter, formatShortMonth, startOf, useToday, type Day } from '../local-time/index.js';
import { count, Pair, typedForm } from '../typed-form/index.js';
import { linkOf } from './link-of.js';
import css from './document-shares.module.css';
import { useKeepToken } from './made-tokens.js';

/** `versions`: the newest first. */
interface Shareable extends Pick<BuyerDocument, 'id' | 'name'> {
  readonly versions: readonly Pick<DocumentVersion, 'type' | 'dangers'>[];
}

interface ShareDocumentProps {
  readonly document: Shareable;
  readonly onClose: () => void;
}

/** Makes a link to the newest version of a document, and shows it once. */
export function ShareDocument({ document, onClose }: ShareDocumentProps): ReactNode {
  const title = `Share “${document.name}”`;
  const [token, keep] = useMade();
  const keyOf = useIdempotencyKeys();
  const sharing = useMutation(operationMutation(useCaller(), shareDocument, { changes: listDocumentShares }));
  const [newest] = document.versions;
  const viewable = newest !== undefined && reasonNotToShow(newest) === undefined;
  const form = useContractForm({
    schema: shareForm,
    defaultValues: { kind: viewable ? 'view' : 'download', recipient: '', days: usualDays },
    async send(body: NewDocumentShare) {
      const headers = { 'idempotency-key': keyOf(body) };
      keep(await sharing.mutateAsync({ params: { documentId: document.id }, headers, body }));
    },
  });
  const kinds = [
    ...(viewable ? [{ value: 'view', label: shareKinds.view }] : []),
    { value: 'download', label: shareKinds.download },
  ];
  const today = useToday();
  if (token !== undefined) return <MadeLink title={title} token={token} onClose={onClose} />;
  return (
    <FormDialog {...making} title={title} form={form} onClose={onClose}>
      <TextField
        {...form.field('recipient')}
        label="Who gets the link?"
        help={viewable ? 'Their name is written across each page that they see.' : 'You see it in your list of links.'}
        maxLength={shareLimits.recipientCharacters}
        autoComplete="off"
      />
      <Pair>
        <Select {...form.field('kind')} label="What can they do?" options={kinds} />
        <Select {...form.field('days')} label="How long does it work?" options={daysFrom(today)} />
      </Pair>
      <Alert>
        {viewable
          ? 'They see pictures of the pages. A file that they download has no name on it. The link is for this version: ones that you add later aren’t shared.'
          : 'We can’t show the pages of this file, so they get the file itself. The link is for this version: ones that you add later aren’t shared.'}
      </Alert>
    </FormDialog>
  );
}

interface RequestDocumentsProps {
  readonly slot: Pick<DocumentSlot, 'key' | 'name'>;
  readonly onClose: () => void;
}

/** Makes a link through which someone else sends files into one slot, and shows it once. */
export function RequestDocuments({ slot, onClose }: RequestDocumentsProps): ReactNode {
  const title = `Ask someone for “${slot.name}”`;
  const [token, keep] = useMade();
  const keyOf = useIdempotencyKeys();
  const asking = useMutation(operationMutation(useCaller(), requestDocuments, { changes: listDocumentShares }));
  const form = useContractForm({
    schema: requestForm,
    defaultValues: { recipient: '', days: usualDays },
    async send(body: NewDocumentRequest) {
      const headers = { 'idempotency-key': keyOf(body) };
      keep(await asking.mutateAsync({ params: { slotKey: slot.key }, headers, body }));
    },
  });
  const today = useToday();
  if (token !== undefined) return <MadeLink title={title} token={token} onClose={onClose} />;
  return (
    <FormDialog {...making} title={title} form={form} onClose={onClose}>
      <TextField
        {...form.field('recipient')}
        label="Who do you ask?"
        help="What they send is noted as sent by them."
        maxLength={shareLimits.recipientCharacters}
        autoComplete="off"
      />
      <Select {...form.field('days')} label="How long does the link work?" options={daysFrom(today)} />
      <Alert>
        They can send up to {shareLimits.files} files for it, without an account. They see nothing of yours.
      </Alert>
    </FormDialog>
  );
}

interface MadeLinkProps {
  readonly title: string;
  readonly token: string;
  readonly onClose: () => void;
}

function MadeLink({ title, token, onClose }: MadeLinkProps): ReactNode {
  const copy = useCopy();
  const link = linkOf(token);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy('link', link)}>Copy link</Button>
        </>
      }
    >
      <div className={css['made']}>
        <TextField
          label="Link"
          help="Copy it now. We don’t keep it, so once you leave this page we can’t show it again."
          className={css['link']}
          readOnly
          // The pressed button is gone.
          autoFocus
          reserveError={false}
          value={link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <Alert tone="warning" title="Whoever has the link can use it">
          Send it only to the person it’s for. {brand.name} doesn’t ask who they are. You can turn it off at any time.
        </Alert>
      </div>
    </Dialog>
  );
}

/** The token of the link that this dialog made. */
function useMade() {
  const keepToken = useKeepToken();
  const [token, setToken] = useState<string>();
  const keep = (made: { readonly token: string; readonly share: Pick<DocumentShare, 'id'> }): void => {
    keepToken(made.share.id, made.token);
    setToken(made.token);
  };
  return [token, keep] as const;
}

const making = {
  submitText: 'Make a link',
  pendingText: 'Making a link…',
  refusalTitle: 'We couldn’t make a link',
} as const;

const shareForm = typedForm(z.object({ kind: z.string(), recipient: z.string(), days: count }), newDocumentShare);
const requestForm = typedForm(z.object({ recipient: z.string(), days: count }), newDocumentRequest);

const usualDays = '7';
const daysFrom = (today: Day): SelectOption[] =>
  [1, 3, 7, 14, 30, 60, shareLimits.days].map((days) => {
    const end = startOf(daysAfter(today, days));
    const label = `${days === 1 ? '1 day' : `${days} days`}, until ${formatShortMonth(end)} ${end.getDate()}`;
    return { value: String(days), label };
  });
