import { useState, type ReactNode } from 'react';
import type { AssessedHome, HomeEntry } from '@hearthway/contracts/journey';
import { addressKey } from '@hearthway/contracts/listing-text';
import { Alert, Button } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { fieldNames, HomeFields, homeForm, valuesOf } from '../../../features/home-form/index.js';
import { sendChangedHome, sendNewHome, useHomeCache } from '../../../features/homes/index.js';
import css from './add-home.module.css';

export interface NewHomeFormProps {
  readonly homes: readonly AssessedHome[];
  /** What is already known. */
  readonly entry: Partial<HomeEntry>;
  /** Says what was understood, and what is still missing. */
  readonly isPreview?: boolean;
  readonly onBack?: () => void;
  readonly onSaved: () => void;
}

/** A new home. If its address is already on the board, the buyer chooses between updating that one and adding another. */
export function NewHomeForm({ homes, entry, isPreview = false, onBack, onSaved }: NewHomeFormProps): ReactNode {
  const { session, toast } = usePlatform();
  const { refetch } = useHomeCache();
  // One key for this form, so that a second try after a lost answer adds no second home.
  const [key] = useState(() => crypto.randomUUID());
  const [waiting, setWaiting] = useState<{ known: AssessedHome; entry: HomeEntry }>();
  const saved = async (title: string, address: string): Promise<void> => {
    await refetch();
    toast({ title, description: address });
    onSaved();
  };
  const form = useContractForm({
    schema: homeForm,
    defaultValues: valuesOf(entry),
    send: async (sent: HomeEntry) => {
      const known = homes.find((home) => addressKey(home) === addressKey(sent));
      if (known && !waiting) {
        setWaiting({ known, entry: sent });
        return;
      }
      await sendNewHome(session, sent, key);
      await saved('Home saved', sent.address);
    },
  });
  const update = async (): Promise<void> => {
    if (!waiting) return;
    await sendChangedHome(session, waiting.known, { ...waiting.entry, marketStatus: waiting.known.marketStatus });
    await saved('Home updated', waiting.entry.address);
  };
  return (
    <form className={css['part']} noValidate onSubmit={form.onSubmit}>
      {isPreview && <Understood entry={entry} />}
      {form.refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t save this home">
          {form.refusal}
        </Alert>
      )}
      {waiting && (
        <Alert
          tone="warning"
          announce="assertive"
          title="You already have this address"
          action={
            <Button variant="secondary" size="small" onClick={() => void update().catch(() => setWaiting(undefined))}>
              Update the one I have
            </Button>
          }
        >
          Update it to keep its notes and price history, or press “Add it anyway”.
        </Alert>
      )}
      <HomeFields form={form} />
      <div className={css['actions']}>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            Back to the text
          </Button>
        )}
        <Button type="submit" pending={form.pending} pendingText="Saving…">
          {waiting ? 'Add it anyway' : 'Save this home'}
        </Button>
      </div>
    </form>
  );
}

/** The facts that a buyer compares most. */
const important = [
  'address',
  'priceCents',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'yearBuilt',
  'hoaMonthlyCents',
] as const;

function Understood({ entry }: { entry: Partial<HomeEntry> }): ReactNode {
  const found = Object.keys(entry).length;
  const missing = important.filter((field) => entry[field] === undefined).map((field) => fieldNames[field]);
  return (
    <Alert
      tone={missing.length > 0 ? 'info' : 'success'}
      announce="polite"
      title={`We found ${found} ${found === 1 ? 'fact' : 'facts'}`}
    >
      {missing.length > 0
        ? `Not in the text: ${missing.join(', ')}. Fill in what you know.`
        : 'Check them, then save the home.'}
    </Alert>
  );
}
