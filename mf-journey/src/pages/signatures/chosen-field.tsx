import type { ReactNode } from 'react';
import { envelopeLimits, type EnvelopeEntry, type FieldEntry } from '@hearthway/contracts/journey';
import { Button, Checkbox, Select, TextField } from '@hearthway/web-kit';
import { fieldNames } from '../../features/envelopes/index.js';
import { Buttons } from '../../features/rows/index.js';
import { onAllPages } from './draft.js';
import css from './signatures.module.css';

interface ChosenFieldProps {
  readonly field: FieldEntry;
  readonly entry: EnvelopeEntry;
  readonly pages: number;
  readonly onChange: (part: Partial<EnvelopeEntry>) => void;
  readonly onRemove: () => void;
}

/** What can be said about a field beside its place. */
export function ChosenField({ field, entry, pages, onChange, onRemove }: ChosenFieldProps): ReactNode {
  const { kind, label, required, signerId } = field;
  const { signers, fields } = entry;
  const name = fieldNames[kind].toLowerCase();
  const isAnswer = kind === 'text' || kind === 'checkbox';
  const change = (part: Partial<FieldEntry>): void => {
    onChange({ fields: fields.map((other) => (other.id === field.id ? { ...field, ...part } : other)) });
  };
  return (
    <section className={css['chosen']} aria-label="The chosen field">
      <p className={css['legend']}>{fieldNames[kind]}: drag it, or use the arrow keys (with Shift, its size)</p>
      {isAnswer && (
        <TextField
          label="What it asks for"
          reserveError={false}
          value={label}
          maxLength={envelopeLimits.labelCharacters}
          onChange={({ currentTarget }) => {
            change({ label: currentTarget.value });
          }}
        />
      )}
      {signers.length > 1 && (
        <Select
          label="Filled in by"
          reserveError={false}
          options={signers.map((signer) => ({ value: signer.id, label: signer.name }))}
          value={signerId}
          onChange={({ currentTarget }) => {
            change({ signerId: currentTarget.value });
          }}
        />
      )}
      {(isAnswer || kind === 'initials') && (
        <Checkbox
          label="Has to be filled in"
          checked={required}
          onChange={({ currentTarget }) => {
            change({ required: currentTarget.checked });
          }}
        />
      )}
      <Buttons>
        {kind === 'initials' && pages > 1 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onChange({ fields: onAllPages(fields, field, { pages, newId: () => crypto.randomUUID() }) });
            }}
          >
            Put it on every page
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove this {name} field
        </Button>
      </Buttons>
    </section>
  );
}
