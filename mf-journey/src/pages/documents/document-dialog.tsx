import type { ReactNode } from 'react';
import {
  documentEntry,
  documentLimits,
  type BuyerDocument,
  type DocumentCenter,
  type DocumentEntry,
} from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import * as z from 'zod/mini';
import { useDocumentChange } from '../../features/documents/index.js';
import { EntryDialog, type DialogKind } from '../../features/entry-dialog/index.js';
import { Pair, textOrNull, typedForm } from '../../features/typed-form/index.js';
import { Versions } from './versions.js';

interface DocumentDialogProps {
  readonly center: DocumentCenter;
  readonly document: BuyerDocument;
  readonly onView: (versionId: string) => void;
  readonly onClose: () => void;
}

/** Name, place, date, tags, note, and versions of a document. */
export function DocumentDialog({ center, document, onView, onClose }: DocumentDialogProps): ReactNode {
  const { change, list } = useDocumentChange();
  const slots = slotOptions(center, document);
  const dateHint = document.versions[0]?.hints.find(({ kind }) => kind === 'date');
  return (
    <EntryDialog
      title={document.name}
      size="large"
      kind={kindWith(slots)}
      calls={{ list, change }}
      stored={document}
      initial={{
        name: document.name,
        slot: document.slot ?? '',
        tags: document.tags.join(', '),
        note: document.note,
        datedOn: document.datedOn ?? '',
        hintsSeen: document.hintsSeen,
      }}
      onClose={onClose}
      onSaved={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('name')}
            label="Name"
            maxLength={documentLimits.nameCharacters}
            autoComplete="off"
          />
          <Pair>
            <Select {...form.field('slot')} label="What it’s for" options={slots} />
            <TextField
              {...form.field('datedOn')}
              label="Date on the document"
              help={dateHint && `${dateHint.text} It says “${dateHint.basedOn}”.`}
              type="date"
              optional
            />
          </Pair>
          <TextField {...form.field('tags')} label="Tags" help="Separated by commas." optional autoComplete="off" />
          <TextArea {...form.field('note')} label="Note" rows={2} maxLength={documentLimits.noteCharacters} optional />
          <Versions
            // As stored now: a new version may arrive while the dialog is open.
            document={center.documents.find(({ id }) => id === document.id) ?? document}
            uploads={center.uploads}
            isChanged={form.methods.formState.isDirty}
            onView={onView}
            onClose={onClose}
          />
        </>
      )}
    </EntryDialog>
  );
}

interface SlotOption {
  readonly value: string;
  readonly label: string;
}

/** The slot that it’s in stays a choice, also if nobody asks for it anymore. */
function slotOptions({ slots }: DocumentCenter, { slot }: BuyerDocument): readonly SlotOption[] {
  const asked = slots.map(({ key, name }) => ({ value: key, label: name }));
  const isAsked = slot === null || asked.some(({ value }) => value === slot);
  return [
    { value: '', label: 'Other documents' },
    ...asked,
    ...(isAsked
      ? []
      : [
          {
            value: slot,
            label: `${slot.charAt(0).toUpperCase()}${slot.slice(1).replaceAll('_', ' ')} (not asked for now)`,
          },
        ]),
  ];
}

interface Typed {
  readonly name: string;
  readonly slot: string;
  readonly tags: string;
  readonly note: string;
  readonly datedOn: string;
  readonly hintsSeen: boolean;
}

const form = typedForm<Typed, DocumentEntry>(
  z.object({
    name: z.string(),
    slot: textOrNull,
    tags: z.pipe(
      z.string(),
      z.transform((typed: string) =>
        typed
          .split(',')
          .map((tag) => tag.trim())
          .filter((tag) => tag !== ''),
      ),
    ),
    note: z.string(),
    datedOn: textOrNull,
    hintsSeen: z.boolean(),
  }),
  documentEntry,
);

const kindWith = (slots: readonly SlotOption[]): DialogKind<DocumentEntry, Typed> => ({
  noun: 'document',
  form,
  factsOf: ({ name, slot, tags, note, datedOn }) => [
    ['Name', name],
    ['What it’s for', slots.find(({ value }) => value === (slot ?? ''))?.label ?? ''],
    ['Date on the document', datedOn === null ? '' : formatDay(datedOn)],
    ['Tags', tags.join(', ')],
    ['Note', note],
  ],
});
