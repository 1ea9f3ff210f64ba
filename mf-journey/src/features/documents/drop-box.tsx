import { useState, type ReactNode } from 'react';
import { documentLimits } from '@hearthway/contracts/journey';
import { PlusIcon } from '@hearthway/web-kit';
import { Actions, Muted } from '../page-parts/index.js';
import { PickFiles } from './pick-files.js';
import css from './uploads.module.css';

export interface DropBoxProps {
  /** Whether a virus scanner sees the files; unknown to someone who sends them through a link. */
  readonly scanning?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, chosen, or photographed. */
export function DropBox({ scanning, onFiles }: DropBoxProps): ReactNode {
  const [over, setOver] = useState(false);
  return (
    <div
      className={css['drop']}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <p className={css['dropText']}>Drop files here, or choose them</p>
      <Actions>
        <PickFiles icon={<PlusIcon size={18} />} onFiles={onFiles}>
          Choose files
        </PickFiles>
        <PickFiles camera multiple={false} variant="secondary" onFiles={onFiles}>
          Take a photo
        </PickFiles>
      </Actions>
      <Muted>
        PDF, JPEG, PNG, HEIC, or Word, up to {documentLimits.fileBytes / 1024 / 1024} MB each.
        {scanning === true && ' Each file is scanned for viruses.'}
        {scanning === false && ' Files are not scanned for viruses.'}
      </Muted>
    </div>
  );
}
