import type { ReactNode } from 'react';
import type { DocumentCenter, DocumentSlotKey } from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import {
  Arrived,
  DropBox,
  Sending,
  useUploadEnd,
  useUploader,
  type SendingFile,
} from '../../features/documents/index.js';
import { Items, Section } from '../../features/page-parts/index.js';

export interface UploadBoxProps {
  readonly center: DocumentCenter;
  readonly slot: DocumentSlotKey | null;
  readonly onSlot: (slot: DocumentSlotKey | null) => void;
}

/** Where files come in: dropped, chosen, or photographed. */
export function UploadBox({ center, slot, onSlot }: UploadBoxProps): ReactNode {
  const { uploader, files } = useUploader();
  const add = (chosen: readonly File[]): void => uploader.add(chosen, { slot, documentId: null }, center.uploads);
  return (
    <Section id="upload" title="Upload">
      <DropBox scanning={center.scanning} onFiles={add} />
      <Select
        label="What are they?"
        value={slot ?? ''}
        onChange={({ target }) => onSlot(center.slots.find(({ key }) => key === target.value)?.key ?? null)}
        options={[
          { value: '', label: 'Other papers' },
          ...center.slots.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        reserveError={false}
      />
      <OnTheWay center={center} files={files} />
    </Section>
  );
}

interface OnTheWayProps {
  readonly center: DocumentCenter;
  readonly files: readonly SendingFile[];
}

/** What this page sends, what is being checked, and what was refused. */
function OnTheWay({ center: { uploads }, files }: OnTheWayProps): ReactNode {
  const { uploader } = useUploader();
  const end = useUploadEnd();
  const here = new Set(files.map(({ uploadId }) => uploadId));
  const others = uploads.filter(({ id }) => !here.has(id));
  if (files.length + others.length === 0) return null;
  return (
    <Items>
      {files.map((file) => (
        <Sending key={file.key} file={file} uploader={uploader} />
      ))}
      {others.map((upload) => (
        <Arrived key={upload.id} upload={upload} ending={end.isPending} onEnd={end.mutate} />
      ))}
    </Items>
  );
}
