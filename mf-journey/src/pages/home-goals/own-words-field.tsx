import type { ReactNode } from 'react';
import { checkFairHousing } from '@hearthway/contracts/fair-housing';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import css from './home-goals.module.css';

interface OwnWordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Text of the buyer's own, with help where the fair-housing rules want other words. */
export function OwnWordsField({ onChange, error, ...field }: OwnWordsFieldProps): ReactNode {
  const verdict = checkFairHousing(field.value);
  const isAllowed = verdict.outcome === 'allowed';
  return (
    <div className={css['own-words']}>
      <TextField
        {...field}
        autoComplete="off"
        // The notice below says it at length.
        error={isAllowed ? error : 'Please use other words'}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {verdict.outcome === 'allowed' && verdict.note !== undefined && <Alert announce="polite">{verdict.note}</Alert>}
      {verdict.outcome === 'refused' && (
        <Alert tone="warning" announce="polite" title="We can’t use these words">
          {verdict.explanation}
        </Alert>
      )}
      {verdict.outcome === 'rewritten' && (
        <Alert
          tone="warning"
          announce="polite"
          title="Say it as a trait of the home or the street"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                onChange(verdict.rewrite);
              }}
            >
              Use “{verdict.rewrite}”
            </Button>
          }
        >
          {verdict.explanation}
        </Alert>
      )}
    </div>
  );
}
