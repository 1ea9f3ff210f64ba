import { useState, type ReactNode } from 'react';
import {
  newDocumentRequest,
  newDocumentShare,
  shareKinds,
  shareLimits,
  type BuyerDocument,
  type NewDocumentRequest,
  type NewDocumentShare,
} from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { FormDialog } from '../../features/dialogs/index.js';
import { sharedDocumentPath, useShareMaking, type ShareTarget } from '../../features/document-shares/index.js';
import { CopyLink, MadeLink, sharedLink } from '../../features/link-page/index.js';
import { Muted } from '../../features/page-parts/index.js';
import { Pair, typedForm } from '../../features/typed-form/index.js';

interface Values extends Record<string, string> {
  readonly recipient: string;
  readonly kind: string;
  readonly days: string;
}

export interface ShareDialogProps {
  readonly target: ShareTarget;
  readonly onClose: () => void;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What runs by itself, and what has no pages, can only be downloaded. */
const canBeViewed = ({ versions: [newest] }: BuyerDocument): boolean =>
  newest !== undefined && newest.type !== wordType && newest.dangers.length === 0;

/** Makes a link, and shows it once. */
export function ShareDialog({ target, onClose }: ShareDialogProps): ReactNode {
  const [link, setLink] = useState<string>();
  const title = 'document' in target ? `Share “${target.document.name}”` : `Ask someone for “${target.slot.name}”`;
  if (link === undefined) {
    return (
      <NewLink
        title={title}
        target={target}
        onClose={onClose}
        onMade={(token) => setLink(sharedLink(location.origin, sharedDocumentPath, token))}
      />
    );
  }
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
          <CopyLink link={link} />
        </>
      }
    >
      <MadeLink link={link} />
      <Muted>Send it only to the person it is for: whoever has it can use it. You can turn it off below.</Muted>
    </Dialog>
  );
}

interface NewLinkProps extends ShareDialogProps {
  readonly title: string;
  readonly onMade: (token: string) => void;
}

function NewLink({ title, target, onClose, onMade }: NewLinkProps): ReactNode {
  const make = useShareMaking(target);
  const document = 'document' in target ? target.document : undefined;
  const viewable = document !== undefined && canBeViewed(document);
  const form = useContractForm<Values, NewDocumentShare | NewDocumentRequest>({
    schema: typedForm<Values, NewDocumentShare | NewDocumentRequest>(
      document ? newDocumentShare : newDocumentRequest,
      ({ recipient, kind, days }) => ({ recipient, days: Number(days), ...(document && { kind }) }),
    ),
    defaultValues: { recipient: '', kind: viewable ? 'view' : 'download', days: '7' },
    send: async (link) => onMade(await make(link)),
  });
  return (
    <FormDialog title={title} form={form} saveText="Make a link" onClose={onClose}>
      <TextField
        {...form.field('recipient')}
        label="Who gets the link?"
        help={viewable ? 'Their name is written across each page.' : 'A name that you will recognize later.'}
        maxLength={shareLimits.recipientCharacters}
        autoComplete="off"
      />
      <Pair>
        {document && (
          <Select
            {...form.field('kind')}
            label="What can they do?"
            options={[
              ...(viewable ? [{ value: 'view', label: shareKinds.view }] : []),
              { value: 'download', label: shareKinds.download },
            ]}
          />
        )}
        <Select
          {...form.field('days')}
          label="How long does it work?"
          options={[
            { value: '1', label: '1 day' },
            { value: '7', label: '7 days' },
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
          ]}
        />
      </Pair>
      {document ? (
        <Alert>
          {viewable
            ? 'They see pictures of the pages. A download has no name on it. Later versions aren’t shared.'
            : 'This file has no pages that we can show, so they get the file itself. Later versions aren’t shared.'}
        </Alert>
      ) : (
        <Alert>They can send up to {shareLimits.files} files here. They see nothing of yours.</Alert>
      )}
    </FormDialog>
  );
}
