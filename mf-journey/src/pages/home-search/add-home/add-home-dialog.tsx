import { useState, type ReactNode } from 'react';
import type { AssessedHome, HomeEntry } from '@hearthway/contracts/journey';
import { Dialog, Tabs } from '@hearthway/web-kit';
import { CsvImport } from './csv-import.js';
import { NewHomeForm } from './new-home-form.js';
import { PasteListing } from './paste-listing.js';

export interface AddHomeDialogProps {
  readonly homes: readonly AssessedHome[];
  readonly onClose: () => void;
}

/** Three ways to add homes. Whatever is read is shown before it's saved. */
export function AddHomeDialog({ homes, onClose }: AddHomeDialogProps): ReactNode {
  const [understood, setUnderstood] = useState<Partial<HomeEntry>>();
  return (
    <Dialog open size="large" title={understood ? 'Check what we understood' : 'Add a home'} onClose={onClose}>
      {understood ? (
        <NewHomeForm
          homes={homes}
          entry={understood}
          isPreview
          onBack={() => {
            setUnderstood(undefined);
          }}
          onSaved={onClose}
        />
      ) : (
        <Tabs
          label="How to add a home"
          fullWidth
          items={[
            { value: 'paste', label: 'Paste', content: <PasteListing onUnderstood={setUnderstood} /> },
            { value: 'form', label: 'Form', content: <NewHomeForm homes={homes} entry={{}} onSaved={onClose} /> },
            { value: 'csv', label: 'CSV file', content: <CsvImport onSaved={onClose} /> },
          ]}
        />
      )}
    </Dialog>
  );
}
