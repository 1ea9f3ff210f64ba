import { useState, type ReactNode } from 'react';
import { homeLimits, type importHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Alert, Button } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { usePlatform } from '@hearthway/web-kit/slice';
import { sendImport, shortFacts, useHomeCache } from '../../../features/homes/index.js';
import css from './add-home.module.css';

type Preview = OperationReply<typeof importHomes>;

/** A file is checked by the service, shown row by row, and saved after a look at it. */
export function CsvImport({ onSaved }: { onSaved: () => void }): ReactNode {
  const { session, toast } = usePlatform();
  const { refetch } = useHomeCache();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // One key for each file, so that a second try after a lost answer adds nothing twice.
  const [key, setKey] = useState('');

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setError('');
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      setError([failure.message, ...failure.details.map(({ message }) => message)].join(' '));
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (file: File | undefined): Promise<void> =>
    attempt(async () => {
      setPreview(undefined);
      if (!file) return;
      if (file.size > homeLimits.importCharacters) {
        setError('This file is too large. Please use one up to 500 KB.');
        return;
      }
      const text = await file.text();
      setCsv(text);
      setKey(crypto.randomUUID());
      setPreview(await sendImport(session, { csv: text, preview: true }));
    });
  const save = (): Promise<void> =>
    attempt(async () => {
      const { saved } = await sendImport(session, { csv, preview: false }, key);
      await refetch();
      toast({ title: `${saved} ${saved === 1 ? 'home' : 'homes'} saved` });
      onSaved();
    });
  return (
    <div className={css['part']}>
      <label className={css['file']}>
        <span className={css['file-name']}>CSV file</span>
        <span className={css['help']}>
          With headings in the first line. It needs at least Address and Price; a spreadsheet from Redfin works as it
          is.
        </span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
          }}
        />
      </label>
      {error && (
        <Alert tone="danger" announce="assertive" title="We couldn’t use this file">
          {error}
        </Alert>
      )}
      {preview && <PreviewTables preview={preview} />}
      <div className={css['actions']}>
        <Button
          pending={isBusy}
          pendingText="One moment…"
          disabled={!preview || preview.rows.length === 0}
          onClick={() => void save()}
        >
          {preview ? `Save ${preview.rows.length} ${preview.rows.length === 1 ? 'home' : 'homes'}` : 'Save'}
        </Button>
      </div>
    </div>
  );
}

function PreviewTables({ preview: { rows, problems, ignoredColumns } }: { preview: Preview }): ReactNode {
  return (
    <>
      {problems.length > 0 && (
        <Alert tone="warning" announce="polite" title="These rows are left out">
          <ul className={css['problems']}>
            {problems.slice(0, 50).map(({ line, column, message }) => (
              <li key={`${line} ${column}`}>
                Line {line}
                {column && `, ${column}`}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {ignoredColumns.length > 0 && <p className={css['help']}>We skip these columns: {ignoredColumns.join(', ')}.</p>}
      <div className={css['scroll']} tabIndex={0} role="region" aria-label="Homes to save">
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Address</th>
              <th scope="col">Price</th>
              <th scope="col">Facts</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, entry }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{entry.address}</td>
                <td>{formatCents(entry.priceCents)}</td>
                <td>{shortFacts(entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
