import { useState, type ReactNode } from 'react';
import { Alert, Button, LoadingText, Skeleton } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { UnusableFile, type OpenHouse } from '../../../features/homes-csv/index.js';
import { FilePicker } from './import/file-picker.js';
import { Preview } from './import/preview.js';
import { countText, readBy, readFile, type ReadFile } from './import/read-file.js';
import { SavedList } from './import/saved-list.js';
import { useImport } from './import/use-import.js';
import css from './add-home.module.css';

export interface ImportFileProps {
  readonly onSaved: () => void;
}

/** Imports a list of homes: choose, review, save. Then its open houses are offered for the calendar. */
export function ImportFile({ onSaved }: ImportFileProps): ReactNode {
  const { toast } = usePlatform();
  const [file, setFile] = useState<ReadFile>();
  const [saved, setSaved] = useState<{ readonly text: string; readonly openHouses: readonly OpenHouse[] }>();
  const reading = useMutation({ mutationFn: readFile });
  const importing = useImport();
  if (saved) return <SavedList {...saved} onDone={onSaved} />;
  const choose = (chosen: File): void => {
    setFile(undefined);
    importing.reset();
    // Of several files chosen in a row, the last one counts.
    reading.mutate(chosen, { onSuccess: setFile });
  };
  const save = ({ table }: ReadFile): void => {
    const openHouses = table.openHouses.filter(({ startsAt }) => Date.parse(startsAt) > Date.now());
    importing.save(table, (text) => {
      if (openHouses.length > 0) {
        setSaved({ text, openHouses });
      } else {
        toast({ title: 'Your list is saved', description: text });
        onSaved();
      }
    });
  };
  return (
    <div className={css['part']}>
      <FilePicker onFile={choose} />
      {reading.isPending && (
        <>
          <LoadingText>Reading the file</LoadingText>
          <Skeleton shape="block" />
        </>
      )}
      {reading.error && (
        <Alert tone="danger" title="We couldn’t use this file">
          {reading.error instanceof UnusableFile
            ? reading.error.message
            : 'It couldn’t be opened. Please choose it again.'}
        </Alert>
      )}
      {file && (
        <>
          <Preview
            key={reading.submittedAt}
            file={file}
            onColumns={(columns) => {
              setFile(readBy(columns, file));
            }}
          />
          {importing.error && (
            <Alert tone="danger" title="We couldn’t save this list">
              {importing.error.message}
            </Alert>
          )}
          <SaveButton
            file={file}
            pending={importing.isPending}
            onSave={() => {
              save(file);
            }}
          />
        </>
      )}
    </div>
  );
}

interface SaveButtonProps {
  readonly file: ReadFile;
  readonly pending: boolean;
  readonly onSave: () => void;
}

function SaveButton({ file: { table }, pending, onSave }: SaveButtonProps): ReactNode {
  const { homes, sales } = table;
  if (homes.length + sales.length === 0) return null;
  return (
    <div className={css['actions']}>
      <Button pending={pending} pendingText="Saving…" onClick={onSave}>
        Save {countText(homes.length, sales.length)}
      </Button>
    </div>
  );
}
