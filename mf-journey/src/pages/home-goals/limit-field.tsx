import { useState, type ReactNode } from 'react';
import { goal as goalSchema, limitedTraits, type GoalList, type LimitedGoal } from '@hearthway/contracts/home-goals';
import { MoneyField, TextField } from '@hearthway/web-kit';
import { formatAmount, formatInteger, parseCents } from '@hearthway/web-kit/money';

interface LimitFieldProps {
  readonly goal: LimitedGoal;
  readonly list: GoalList;
  readonly onChange: (goal: LimitedGoal) => void;
}

/** Keeps what is typed, and passes on what is a valid limit. */
export function LimitField({ goal, list, onChange }: LimitFieldProps): ReactNode {
  const trait = limitedTraits[goal.trait];
  const isMoney = trait.unit === 'cents';
  const [typed, setTyped] = useState(isMoney ? formatAmount(goal.limit) : String(goal.limit));
  const read = (text: string): LimitedGoal | undefined => {
    const limit = isMoney ? parseCents(text) : numberIn(text);
    const parsed = goalSchema.safeParse({ ...goal, limit });
    return parsed.success ? (parsed.data as LimitedGoal) : undefined;
  };
  const onTyped = (text: string): void => {
    setTyped(text);
    const changed = read(text);
    if (changed) onChange(changed);
  };
  const field = {
    label: labelOf(goal, list),
    value: typed,
    reserveError: false,
    error: read(typed) ? undefined : errorOf(goal),
  };
  if (isMoney) return <MoneyField {...field} onValueChange={onTyped} />;
  return (
    <TextField
      {...field}
      inputMode={trait.step < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={({ target }) => {
        onTyped(target.value);
      }}
    />
  );
}

function numberIn(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  return /^\d+(?:\.\d)?$/.test(plain) ? Number(plain) : undefined;
}

function labelOf({ trait }: LimitedGoal, list: GoalList): string {
  const { name, bound, unit } = limitedTraits[trait];
  const measure =
    trait === 'lotSquareFeet' ? `${name} in square feet` : trait === 'hoaMonthlyCents' ? `${name} a month` : name;
  if (unit === 'year') return list === 'never' ? 'Built before' : 'Built in or after';
  if (list === 'never') return `${measure}: ${bound === 'atLeast' ? 'fewer than' : 'more than'}`;
  return `${measure}: ${bound === 'atLeast' ? 'at least' : 'at most'}`;
}

function errorOf({ trait }: LimitedGoal): string {
  const { lowest, highest, unit, step } = limitedTraits[trait];
  if (unit === 'cents') return `Please enter an amount of up to $${formatAmount(highest)}`;
  if (unit === 'year') return `Please enter a year from ${lowest} to ${highest}`;
  const kind = step < 1 ? 'a number such as 2 or 2.5' : 'a whole number';
  return `Please enter ${kind}, ${lowest} to ${formatInteger(highest)}`;
}
