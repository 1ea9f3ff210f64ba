import type { ReactNode } from 'react';
import { documentLimits } from '@hearthway/contracts/journey';
import { PlusIcon } from '@hearthway/web-kit';
import { DropTarget } from './drop-target.js';
import { PickFiles, TakePhoto, useHandheld } from './pick-files.js';
import css from './uploads.module.css';

interface DropBoxProps {
  readonly title?: string;
  /** Whether a virus scanner sees the files; unknown to someone who sends them through a link. */
  readonly scanning?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, chosen, or photographed. */
export function DropBox({ title, scanning, onFiles }: DropBoxProps): ReactNode {
  const isHandheld = useHandheld();
  const shownTitle = title ?? (isHandheld ? undefined : 'Drop files here');
  return (
    <DropTarget className={css['drop-box']} onFiles={onFiles}>
      {shownTitle !== undefined && <p className={css['drop-title']}>{shownTitle}</p>}
      <div className={css['buttons']}>
        <PickFiles variant="secondary" icon={<PlusIcon size={18} />} onFiles={onFiles}>
          Choose files
        </PickFiles>
        <TakePhoto variant="secondary" onFiles={onFiles} />
      </div>
      <p className={css['drop-note']}>
        PDF, JPEG, PNG, HEIC, or Word, up to {documentLimits.fileBytes / 1024 / 1024} MB each.
        {scanning === true && ' Each file is scanned for viruses.'}
        {scanning === false && ' Files are not scanned for viruses.'}
      </p>
    </DropTarget>
  );
}
