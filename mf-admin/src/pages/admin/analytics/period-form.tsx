import { useState, type ReactNode } from 'react';
import { chosenPeriod, type ReportPeriod } from '@hearthway/contracts/analytics';
import { Button, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import css from './period-form.module.css';
import { dayOf, daysUntil, periodChoices, periodUntil, type PeriodChoice } from './period.js';

interface PeriodFormProps {
  readonly onChange: (period: ReportPeriod) => void;
}

/** Chooses the report's period. Presets apply at once; custom dates when submitted. */
export function PeriodForm({ onChange }: PeriodFormProps): ReactNode {
  const [choice, setChoice] = useState<PeriodChoice>('all');
  const { field, onSubmit } = useContractForm({
    schema: chosenPeriod,
    defaultValues: daysUntil(new Date(), 7),
    send: onChange,
  });
  const today = dayOf(new Date());

  const choose = (next: PeriodChoice): void => {
    setChoice(next);
    if (next !== 'custom') onChange(periodUntil(new Date(), next));
  };
  return (
    <form className={css['form']} aria-label="Days shown" noValidate onSubmit={onSubmit}>
      <Select
        label="Period"
        reserveError={false}
        options={periodChoices}
        value={choice}
        onChange={(event) => choose(event.target.value as PeriodChoice)}
      />
      {choice === 'custom' && (
        <>
          <TextField {...field('from', { deps: ['to'] })} type="date" label="First day" max={today} />
          <TextField {...field('to', { deps: ['from'] })} type="date" label="Last day" max={today} />
          <Button type="submit" variant="secondary" className={css['show']}>
            Show
          </Button>
        </>
      )}
      <p className={css['note']}>Days start and end at midnight UTC.</p>
    </form>
  );
}
