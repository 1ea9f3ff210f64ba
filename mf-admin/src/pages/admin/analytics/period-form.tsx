import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ReportPeriod } from '@hearthway/contracts/analytics';
import { Button, Select, TextField } from '@hearthway/web-kit';
import css from './period-form.module.css';
import { dayOf, periodChoices, periodUntil, problemOf, type PeriodChoice } from './period.js';

interface PeriodFormProps {
  readonly onChange: (period: ReportPeriod) => void;
}

/** Which days are shown: one of the usual spans at once, two days of one's own when they are sent. */
export function PeriodForm({ onChange }: PeriodFormProps): ReactNode {
  const [choice, setChoice] = useState<PeriodChoice>('all');
  const [days, setDays] = useState(() => periodUntil(new Date(), '7'));
  const [problem, setProblem] = useState<string>();
  const today = dayOf(new Date());

  const choose = (next: PeriodChoice): void => {
    setChoice(next);
    if (next !== 'custom') onChange(periodUntil(new Date(), next));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = problemOf(days);
    setProblem(found);
    if (!found) onChange(days);
  };
  return (
    <form className={css['form']} aria-label="Days shown" noValidate onSubmit={submit}>
      <Select
        label="Period"
        reserveError={false}
        className={css['choice']}
        options={periodChoices}
        value={choice}
        onChange={(event) => choose(event.target.value as PeriodChoice)}
      />
      {choice === 'custom' && (
        <>
          <TextField
            type="date"
            label="First day"
            max={today}
            value={days.from ?? ''}
            error={problem}
            onChange={(event) => setDays({ ...days, from: event.target.value })}
          />
          <TextField
            type="date"
            label="Last day"
            reserveError={false}
            max={today}
            value={days.to ?? ''}
            onChange={(event) => setDays({ ...days, to: event.target.value })}
          />
          <Button type="submit" variant="secondary" className={css['show']}>
            Show
          </Button>
        </>
      )}
      <p className={css['note']}>A day begins and ends at midnight UTC.</p>
    </form>
  );
}
