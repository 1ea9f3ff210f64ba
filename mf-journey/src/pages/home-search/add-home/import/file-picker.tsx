import type { ReactNode } from 'react';
import { Field } from '@hearthway/web-kit';
import css from './import.module.css';

export interface FilePickerProps {
  readonly onFile: (file: File) => void;
}

/** Chooses a file. The browser's own control also accepts a dropped file. */
export function FilePicker({ onFile }: FilePickerProps): ReactNode {
  return (
    <Field
      label="CSV file"
      help="What Redfin’s “Download All” gives works as it is. With any other list, you tell us which column is which. You can also drop the file into the box."
      reserveError={false}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className={css['file']}
          onClick={({ currentTarget }) => {
            // Allows choosing the same file again after fixing it.
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const file = target.files?.item(0);
            if (file) onFile(file);
          }}
        />
      )}
    </Field>
  );
}
