import { CircleAlertIcon, TextField } from '@hearthway/web-kit';
import { useId, useState, type ReactNode } from 'react';
import { formatCents } from '@hearthway/web-kit/money';
import { minimumDollars, presetDollars, type AmountChoice } from './amount.js';
import type { Amount } from './use-amount.js';
import css from './amount-field.module.css';

export interface AmountFieldProps {
  amount: Amount;
  error: string | undefined;
}

const choices: readonly { readonly value: AmountChoice; readonly label: string }[] = [
  ...presetDollars.map((value) => ({ value, label: formatCents(value * 100) })),
  { value: 'other', label: 'Other' },
];

/** Preset amounts and a field for a custom one. */
export function AmountField({ amount, error }: AmountFieldProps): ReactNode {
  const noticeId = useId();
  const [usedPointer, setUsedPointer] = useState(false);
  const notice = error === undefined ? amount.notice : undefined;
  return (
    <fieldset className={css['amount']}>
      <legend className={css['legend']}>Contribution amount</legend>
      <div className={css['choices']}>
        {choices.map(({ value, label }) => (
          <label key={value} className={css['choice']}>
            <input
              type="radio"
              name="amountChoice"
              className={css['radio']}
              value={value}
              checked={amount.choice === value}
              onPointerDown={() => {
                setUsedPointer(true);
              }}
              onKeyDown={() => {
                setUsedPointer(false);
              }}
              onChange={() => {
                amount.choose(value);
              }}
            />
            <span className={css['label']}>{label}</span>
          </label>
        ))}
      </div>
      {amount.choice === 'other' && (
        <div className={css['other']}>
          <TextField
            name="customAmount"
            // Not `type="number"`, which silently turns 11,11 into 1111. Its other features are implemented here.
            role="spinbutton"
            inputMode="numeric"
            min={minimumDollars}
            step={1}
            aria-valuemin={minimumDollars}
            aria-valuenow={amount.dollars}
            label="Other amount"
            help={`Whole dollars, ${formatCents(minimumDollars * 100)} or more.`}
            prefixText="$"
            placeholder={String(minimumDollars)}
            autoComplete="off"
            // A pointer user is about to type; a keyboard user may be arrowing past.
            autoFocus={usedPointer}
            value={amount.typed}
            error={error}
            reserveError={false}
            aria-describedby={notice === undefined ? undefined : noticeId}
            onChange={({ target }) => {
              amount.type(target.value);
            }}
            onBlur={amount.onBlur}
            onKeyDown={amount.onKeyDown}
          />
          <p role="alert" id={noticeId} className={css['notice']}>
            {notice !== undefined && (
              <>
                <CircleAlertIcon size={16} />
                {notice}
              </>
            )}
          </p>
        </div>
      )}
    </fieldset>
  );
}
