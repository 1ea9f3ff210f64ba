import { useId, type ReactNode } from 'react';
import type { DocumentCenter, DocumentUpload } from '@hearthway/contracts/journey';
import { Card, VisuallyHidden } from '@hearthway/web-kit';
import {
  UploadRows,
  useUploadEnd,
  useUploads,
  type SendingFile,
  type UploadTarget,
} from '../../features/documents/index.js';
import css from './documents.module.css';

/** What this page sends, what is being checked, what stopped half way, and what was refused outside of a slot. */
export function OnTheWay({ center: { slots, uploads } }: { readonly center: DocumentCenter }): ReactNode {
  const titleId = useId();
  const { uploader, files: sent } = useUploads();
  const end = useUploadEnd();
  // A photo of a home or a finding is shown there, and a slot shows what was refused for it.
  const isElsewhere = (target: UploadTarget | undefined, state: string): boolean =>
    target?.subject !== null || (state === 'refused' && slots.some(({ key }) => key === target.slot));
  const files = sent.filter(({ key, state }) => !isElsewhere(uploader.targetOf(key), state));
  const here = new Set(files.map(({ uploadId }) => uploadId));
  const others = uploads.filter((upload) => !isElsewhere(upload, upload.state) && !here.has(upload.id));
  if (files.length + others.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId} className={css['on-the-way']}>
      <h2 id={titleId} tabIndex={-1} className={css['section-title']}>
        On the way
      </h2>
      <VisuallyHidden>
        <span role="status">{summaryOf(files, others)}</span>
      </VisuallyHidden>
      <UploadRows
        files={files}
        uploader={uploader}
        uploads={others}
        endingId={end.isPending ? end.variables.params.uploadId : undefined}
        onEnd={(uploadId) => {
          end.mutate({ params: { uploadId } });
        }}
        onGoOn={(upload, file) => {
          uploader.add([file], upload, [upload]);
        }}
      />
    </Card>
  );
}

/** For those who don’t see the bars. Only what changes rarely. */
function summaryOf(files: readonly SendingFile[], others: readonly DocumentUpload[]): string {
  const count = (state: SendingFile['state']): number => files.filter((file) => file.state === state).length;
  return [
    [count('sending'), 'uploading'],
    [count('waiting'), 'waiting'],
    [count('offline'), 'waiting for your connection'],
    [others.filter(({ state }) => state === 'checking').length, 'being checked'],
  ]
    .filter(([number]) => number !== 0)
    .map((words) => words.join(' '))
    .join(', ');
}
