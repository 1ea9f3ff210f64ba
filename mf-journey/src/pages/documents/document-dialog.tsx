import { useState, type ReactNode } from 'react';
import {
  documentDangers,
  documentEntry,
  documentLimits,
  documentTypes,
  type BuyerDocument,
  type DocumentCenter,
  type DocumentEntry,
  type DocumentVersion,
} from '@hearthway/contracts/journey';
import { Alert, Button, saveFile, Select, TextArea, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { FormDialog } from '../../features/dialogs/index.js';
import {
  bytesText,
  fetchFile,
  PickFiles,
  useBin,
  useDocumentChange,
  useUploader,
} from '../../features/documents/index.js';
import { Actions, Item, Items, Subtitle } from '../../features/page-parts/index.js';
import { Pair, typedForm } from '../../features/typed-form/index.js';
import css from './documents.module.css';

interface Values extends Record<string, string> {
  readonly name: string;
  readonly slot: string;
  readonly tags: string;
  readonly note: string;
  readonly datedOn: string;
}

export interface DocumentDialogProps {
  readonly center: DocumentCenter;
  readonly document: BuyerDocument;
  readonly onClose: () => void;
  readonly onPreview: (document: BuyerDocument) => void;
}

/** Name, slot, date, tags, note, hints, and versions of a document. */
export function DocumentDialog({ center, document, onClose, onPreview }: DocumentDialogProps): ReactNode {
  const change = useDocumentChange();
  const { put } = useBin();
  const newestId = document.versions[0]?.id;
  const [answeredId, setAnsweredId] = useState<string>();
  const hintsSeen = document.hintsSeen || answeredId === newestId;
  // Those that it is in and that aren’t asked for anymore stay choosable.
  const slots: readonly { value: string; label: string }[] = center.slots.map(({ key, name }) => ({
    value: key,
    label: name,
  }));
  const own = document.slot !== null && slots.every(({ value }) => value !== document.slot) ? [document.slot] : [];
  const form = useContractForm<Values, DocumentEntry>({
    schema: typedForm<Values, DocumentEntry>(documentEntry, ({ name, slot, tags, note, datedOn }) => ({
      name,
      slot: slot === '' ? null : (slot as DocumentEntry['slot']),
      tags: tags
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      note,
      datedOn: datedOn === '' ? null : datedOn,
      hintsSeen,
    })),
    defaultValues: {
      name: document.name,
      slot: document.slot ?? '',
      tags: document.tags.join(', '),
      note: document.note,
      datedOn: document.datedOn ?? '',
    },
    async send(entry) {
      await change.mutateAsync({ document, entry });
      onClose();
    },
  });
  return (
    <FormDialog
      title={document.name}
      size="large"
      form={form}
      onClose={onClose}
      onDelete={() => put.mutateAsync(document)}
      deleting={put.isPending}
    >
      <div className={css['hints']}>
        <Hints
          document={document}
          hintsSeen={hintsSeen}
          onAnswer={() => setAnsweredId(hintsSeen ? undefined : newestId)}
        />
      </div>
      <TextField {...form.field('name')} label="Name" maxLength={documentLimits.nameCharacters} autoComplete="off" />
      <Pair>
        <Select
          {...form.field('slot')}
          label="What it is"
          options={[
            { value: '', label: 'Other papers' },
            ...slots,
            ...own.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
          ]}
        />
        <TextField {...form.field('datedOn')} label="Day on the paper" type="date" optional />
      </Pair>
      <TextField {...form.field('tags')} label="Tags" help="Separated by commas." optional autoComplete="off" />
      <TextArea {...form.field('note')} label="Note" rows={2} maxLength={documentLimits.noteCharacters} optional />
      <Versions center={center} document={document} onPreview={onPreview} />
    </FormDialog>
  );
}

interface HintsProps {
  readonly document: BuyerDocument;
  readonly hintsSeen: boolean;
  readonly onAnswer: () => void;
}

/** What the text of the file made us wonder, with the words. The buyer decides, and the form saves that with the rest. */
function Hints({ document, hintsSeen, onAnswer }: HintsProps): ReactNode {
  const [newest] = document.versions;
  return (
    <>
      {newest?.hints.map(({ kind, text, basedOn }) => (
        <Alert
          key={kind}
          tone="warning"
          title={text}
          action={
            !document.hintsSeen && (
              <Button variant="secondary" size="small" aria-pressed={hintsSeen} onClick={onAnswer}>
                It’s fine
              </Button>
            )
          }
        >
          {basedOn !== '' && <>The file says “{basedOn}”. </>}
          {hintsSeen && !document.hintsSeen && 'Noted. Save to keep that.'}
        </Alert>
      ))}
      {newest && newest.dangers.length > 0 && (
        <Alert tone="warning" title="This file can only be downloaded">
          It holds {newest.dangers.map((danger) => documentDangers[danger]).join(' and ')}. Open it only if you trust
          whoever made it.
        </Alert>
      )}
    </>
  );
}

function Versions({ center, document, onPreview }: Omit<DocumentDialogProps, 'onClose'>): ReactNode {
  const { uploader } = useUploader();
  return (
    <div className={css['stack']}>
      <Subtitle>Files</Subtitle>
      <Items>
        {document.versions.map((version, index) => (
          <Item
            key={version.id}
            name={index === 0 ? 'Newest' : `Version ${document.versions.length - index}`}
            end={
              <Actions>
                {index === 0 && (
                  <Button variant="quiet" size="small" onClick={() => onPreview(document)}>
                    Open
                  </Button>
                )}
                <DownloadVersion document={document} version={version} />
              </Actions>
            }
          >
            <p>
              {documentTypes[version.type].name}, {bytesText(version.bytes)}, uploaded{' '}
              {formatDay(version.uploadedAt.slice(0, 10))},{' '}
              {version.scan === 'clean' ? 'scanned for viruses' : 'not scanned for viruses'}
            </p>
          </Item>
        ))}
      </Items>
      <PickFiles
        variant="secondary"
        size="small"
        multiple={false}
        onFiles={(files) => uploader.add(files, { slot: document.slot, documentId: document.id }, center.uploads)}
      >
        Upload a new version
      </PickFiles>
    </div>
  );
}

interface DownloadVersionProps {
  readonly document: BuyerDocument;
  readonly version: DocumentVersion;
}

export function DownloadVersion({ document, version }: DownloadVersionProps): ReactNode {
  const { session, toast } = usePlatform();
  const [pending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const file = await fetchFile(session, document.id, version.id);
      const { extension } = documentTypes[version.type];
      const base = document.name.replace(/\.(pdf|jpe?g|png|heic|heif|docx)$/i, '');
      saveFile(`${base}.${extension}`, version.type, file);
    } catch (error) {
      toast({
        title: 'We couldn’t download this file',
        description: error instanceof Error ? error.message : 'Try again.',
        tone: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="quiet" size="small" pending={pending} onClick={() => void download()}>
      Download
    </Button>
  );
}
