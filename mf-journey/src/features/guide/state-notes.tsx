import { useState, type ReactNode } from 'react';
import { stateName, type UsStateCode } from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import { Bullets } from './bullets.js';

interface StateNotesProps {
  readonly label?: string;
  /** What differs in these states. */
  readonly notes: Readonly<Partial<Record<UsStateCode, readonly string[]>>>;
  /** What to find out in every other state. */
  readonly others: readonly string[];
  /** The state of the buyer’s home, shown first. */
  readonly own: string | undefined;
}

/** What differs in the state that the buyer chooses. */
export function StateNotes({ label = 'State of the home', notes, others, own = '' }: StateNotesProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? own;
  const codes = Object.keys(notes) as UsStateCode[];
  return (
    <>
      <Select
        label={label}
        value={codes.find((code) => code === shown) ?? ''}
        placeholder="Another state"
        options={codes.map((code) => ({ value: code, label: stateName(code) }))}
        reserveError={false}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      />
      <div aria-live="polite">
        <Bullets items={new Map(Object.entries(notes)).get(shown) ?? others} />
      </div>
    </>
  );
}
