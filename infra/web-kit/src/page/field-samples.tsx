import { useId, useState, type ReactNode } from 'react';
import { Checkbox, Combobox, MoneyField, PasswordField, RadioCards, Select, TextArea, TextField } from '../index.js';
import css from './kit-page.module.css';
import { Sample } from './sample.js';

const states = [
  { value: 'TX', label: 'Texas' },
  { value: 'FL', label: 'Florida' },
];

export function FieldSamples(): ReactNode {
  return (
    <Sample title="Fields">
      <div className={css['fields']}>
        <TextField label="Plain" />
        <TextField label="With help" help="As shown on your pay stub." optional />
        <TextField label="Filled" defaultValue="Somebody" />
        <TextField label="With an error" defaultValue="so" error="Use at least 3 characters" />
        <TextField
          label="Help and error"
          help="We’ll email you here."
          defaultValue="no-mail"
          error="Enter a valid email"
        />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <TextField label="Read only" defaultValue="Can’t be edited" readOnly />
        <TextField label="Share" help="Percent of the price." inputMode="decimal" defaultValue="20" />
        <MoneySample />
        <PasswordField label="Password" defaultValue="correct horse" />
        <PasswordField label="New password" help="At least 6 characters." hint="Easy to guess" defaultValue="123456" />
        <PasswordField label="Wrong password" error="Use at least 6 characters" defaultValue="1234" />
        <PasswordField label="Disabled password" disabled />
        <Select label="State" options={states} placeholder="Choose a state" />
        <Select label="State with an error" options={states} placeholder="Choose a state" error="Choose a state" />
        <Select label="Disabled state" options={states} disabled />
        <ComboboxSample />
        <TextArea label="Longer text" help="Two or three sentences." />
      </div>
      <RadioSample />
      <div className={css['checks']}>
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" defaultChecked help="With help text." />
        <Checkbox label="With an error" error="Agree to continue" />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and checked" disabled defaultChecked />
      </div>
    </Sample>
  );
}

function MoneySample(): ReactNode {
  const [typed, setTyped] = useState('1,250');
  return <MoneyField label="Amount" value={typed} onValueChange={setTyped} />;
}

function ComboboxSample(): ReactNode {
  const [state, setState] = useState('TX');
  return <Combobox label="Searchable state" options={states} value={state} onChange={setState} />;
}

function RadioSample(): ReactNode {
  const [state, setState] = useState('TX');
  const headingId = useId();
  return (
    <div>
      <p id={headingId}>Radio cards</p>
      <RadioCards name={headingId} options={states} value={state} onChange={setState} labelledBy={headingId} />
    </div>
  );
}
