import { useState, type ReactNode } from 'react';
import { limitedTraits, senseOf, type Goal, type GoalList, type LimitedGoal } from '@hearthway/contracts/home-goals';
import { propertyTypes, type PropertyType } from '@hearthway/contracts/journey';
import { Checkbox, MoneyField, Select, TextField } from '@hearthway/web-kit';
import { formatAmount, formatInteger, parseCents } from '@hearthway/web-kit/money';
import { OwnWordsField } from './own-words-field.js';
import css from './home-goals.module.css';

interface GoalFieldsProps<OfGoal extends Goal = Goal> {
  readonly goal: OfGoal;
  readonly list: GoalList;
  readonly error: string | undefined;
  /** Also with what isn’t valid yet. A limit that can’t be read is `NaN`. */
  readonly onChange: (goal: Goal) => void;
}

const name = 'goal';

/** Focuses the control of the goal in this form. */
export function focusProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** A goal's content, apart from its weight. */
export function GoalFields({ goal, list, error, onChange }: GoalFieldsProps): ReactNode {
  if ('limit' in goal) return <LimitField goal={goal} list={list} error={error} onChange={onChange} />;
  if (goal.trait === 'own') {
    return (
      <OwnWordsField
        name={name}
        label="In your own words"
        help="A trait of the home, the lot, or the way to a place."
        value={goal.text}
        sense={senseOf(list)}
        error={error}
        onChange={(text) => {
          onChange({ ...goal, text });
        }}
      />
    );
  }
  if (goal.trait !== 'propertyType') return null;
  const types = Object.keys(propertyTypes) as PropertyType[];
  return (
    <fieldset className={css['types']}>
      <legend className={css['legend']}>Any of these</legend>
      {types.map((type) => (
        <Checkbox
          key={type}
          name={name}
          label={propertyTypes[type]}
          checked={goal.anyOf.includes(type)}
          error={type === types.at(-1) ? error : undefined}
          onChange={({ target }) => {
            onChange({
              ...goal,
              anyOf: types.filter((one) => (one === type ? target.checked : goal.anyOf.includes(one))),
            });
          }}
        />
      ))}
    </fieldset>
  );
}

function LimitField({ goal, list, error, onChange }: GoalFieldsProps<LimitedGoal>): ReactNode {
  const { unit, lowest, highest, step } = limitedTraits[goal.trait];
  const [typed, setTyped] = useState(unit === 'cents' ? formatAmount(goal.limit) : String(goal.limit));
  const field = { name, label: labelOf(goal, list), error, reserveError: false };
  if (unit === 'count') {
    const counts = Array.from({ length: (highest - lowest) / step + 1 }, (_, index) => lowest + index * step);
    return (
      <Select
        {...field}
        value={String(goal.limit)}
        options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={({ target }) => {
          onChange({ ...goal, limit: Number(target.value) });
        }}
      />
    );
  }
  const onTyped = (text: string): void => {
    setTyped(text);
    const limit = unit === 'cents' ? parseCents(text) : wholeNumber(text);
    onChange({ ...goal, limit: limit ?? Number.NaN });
  };
  if (unit === 'cents') return <MoneyField {...field} value={typed} onValueChange={onTyped} />;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        onTyped(target.value);
      }}
      onBlur={() => {
        if (unit === 'squareFeet' && Number.isSafeInteger(goal.limit)) setTyped(formatInteger(goal.limit));
      }}
    />
  );
}

const wholeNumber = (text: string): number | undefined => {
  const digits = text.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

function labelOf({ trait }: LimitedGoal, list: GoalList): string {
  const { bound, unit } = limitedTraits[trait];
  if (unit === 'year') return list === 'never' ? 'Built before' : 'Built in or after';
  const words =
    list === 'never' ? { atLeast: 'fewer than', atMost: 'more than' } : { atLeast: 'at least', atMost: 'at most' };
  return `${measures[trait]}, ${words[bound]}`;
}

const measures: Readonly<Record<LimitedGoal['trait'], string>> = {
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  lotSquareFeet: 'Square feet of the lot',
  garageSpaces: 'Cars in the garage',
  yearBuilt: 'Year built',
  stories: 'Stories',
  hoaMonthlyCents: 'HOA fee a month',
  priceCents: 'Price',
};
