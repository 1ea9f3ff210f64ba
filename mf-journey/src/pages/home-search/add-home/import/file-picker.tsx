import { useState, type ReactNode } from 'react';
import { classNames, Field } from '@hearthway/web-kit';
import css from './import.module.css';

export interface FilePickerProps {
  readonly onFile: (file: File) => void;
}

/** Chooses a file, or takes one that is dropped on it. */
export function FilePicker({ onFile }: FilePickerProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <div
      className={classNames(css['picker'], isOver && css['over'])}
      onDragOver={(event) => {
        // Otherwise the browser would leave the page and open the file.
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Field
        label="CSV file"
        help="What Redfin’s “Download All” gives works as it is. Of any other list, you tell us which column holds what. You can also drop the file here."
        reserveError={false}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className={css['file']}
            onChange={({ target }) => {
              take(target.files);
              // The same file may be chosen again once it is mended.
              target.value = '';
            }}
          />
        )}
      </Field>
    </div>
  );
}
