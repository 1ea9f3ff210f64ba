import type { ReactNode } from 'react';
import type { WizardQuestion } from '@hearthway/contracts/journey';
import { Combobox, RadioCards, TextField } from '@hearthway/web-kit';
import type { QuestionWords } from './questions.js';

export interface QuestionControlProps {
  question: WizardQuestion;
  control: QuestionWords['control'];
  value: string;
  error: string | undefined;
  headingId: string;
  whyId: string;
  onChange: (value: string) => void;
}

export function QuestionControl(props: QuestionControlProps): ReactNode {
  const { question, control, value, error, headingId, whyId, onChange } = props;
  if (control.kind === 'cards') {
    const group = { options: control.options, labelledBy: headingId, describedBy: whyId };
    return <RadioCards {...group} name={question} value={value} error={error} onChange={onChange} />;
  }
  if (control.kind === 'list') {
    const { label, options } = control;
    return <Combobox {...{ label, options, value, error, onChange }} placeholder="Type a state or open the list" />;
  }
  return (
    <TextField
      {...control.field}
      name={question}
      value={value}
      error={error}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
