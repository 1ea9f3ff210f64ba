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
        <TextField label="With help" help="As it stands on your pay slip." optional />
        <TextField label="Filled" defaultValue="Somebody" />
        <TextField label="With an error" defaultValue="so" error="Use at least 3 characters" />
        <TextField
          label="Help and error"
          help="We write to you here."
          defaultValue="no-mail"
          error="Enter a valid email"
        />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <TextField label="Read only" defaultValue="Only to look at" readOnly />
        <TextField label="Share" help="Of the price, in percent." inputMode="decimal" defaultValue="20" />
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
        <Checkbox label="Not chosen" />
        <Checkbox label="Chosen" defaultChecked help="With a line of help." />
        <Checkbox label="With an error" error="Agree to go on" />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and chosen" disabled defaultChecked />
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
  return <Combobox label="State to type" options={states} value={state} onChange={setState} />;
}

function RadioSample(): ReactNode {
  const [state, setState] = useState('TX');
  const headingId = useId();
  return (
    <div>
      <p id={headingId}>One of a few</p>
      <RadioCards name={headingId} options={states} value={state} onChange={setState} labelledBy={headingId} />
    </div>
  );
}
