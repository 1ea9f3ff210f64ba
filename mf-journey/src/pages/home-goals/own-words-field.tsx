import type { ReactNode } from 'react';
import { checkFairHousing, type FairHousingSense } from '@hearthway/contracts/fair-housing';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import css from './home-goals.module.css';

interface OwnWordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly sense: FairHousingSense;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The buyer’s own text, with help as they type where the fair-housing rules require other words. */
export function OwnWordsField({ onChange, error, sense, ...field }: OwnWordsFieldProps): ReactNode {
  const result = checkFairHousing(field.value, sense);
  const isAllowed = result.outcome === 'allowed';
  return (
    <div className={css['own-words']}>
      <TextField
        {...field}
        autoComplete="off"
        reserveError={false}
        // The text below explains it in detail.
        error={isAllowed ? error : 'Please use other words'}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {isAllowed && result.note !== undefined && <Alert announce="polite">{result.note}</Alert>}
      {result.outcome === 'refused' && (
        <Alert tone="warning" announce="polite" title="We can’t use these words">
          {result.explanation}
        </Alert>
      )}
      {result.outcome === 'rewritten' && (
        <Alert tone="warning" announce="polite" title="Name what you can see or measure">
          <p>{result.explanation}</p>
          <Button
            variant="secondary"
            size="small"
            className={css['rewrite']}
            onClick={(event) => {
              onChange(result.rewrite);
              // The button is gone with its notice.
              event.currentTarget.form?.querySelector<HTMLInputElement>(`[name="${field.name}"]`)?.focus();
            }}
          >
            Use “{result.rewrite}”
          </Button>
        </Alert>
      )}
    </div>
  );
}
