import { useState, type ReactNode } from 'react';
import { documentEntry, documentLimits, type DocumentEntry, type Photo } from '@hearthway/contracts/journey';
import { TextArea } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { entryOf } from '../documents/index.js';
import { EntryDialog, type DialogKind } from '../entry-dialog/index.js';
import { typedForm } from '../typed-form/index.js';
import { useCaption } from './use-photos.js';

interface CaptionDialogProps {
  readonly photo: Photo;
  readonly onClose: () => void;
}

interface Typed {
  readonly note: string;
}

export function CaptionDialog({ photo, onClose }: CaptionDialogProps): ReactNode {
  const calls = useCaption();
  const [kind] = useState(() => kindFor(photo));
  return (
    <EntryDialog
      title="Caption"
      kind={kind}
      calls={calls}
      stored={photo}
      initial={{ note: photo.note }}
      onClose={onClose}
      onSaved={onClose}
    >
      {(form) => (
        <TextArea
          {...form.field('note')}
          label="What it shows"
          rows={2}
          maxLength={documentLimits.noteCharacters}
          optional
        />
      )}
    </EntryDialog>
  );
}

/** Everything else that is said about the document stays. */
const kindFor = (photo: Photo): DialogKind<DocumentEntry, Typed> => ({
  noun: 'caption',
  form: typedForm<Typed, DocumentEntry>(
    z.pipe(
      z.object({ note: z.string() }),
      z.transform(({ note }: Typed) => ({ ...entryOf(photo), note })),
    ),
    documentEntry,
  ),
  factsOf: ({ note }) => [['What it shows', note]],
});
