import type { ReactNode } from 'react';
import { Combobox, RadioCards, TextField } from '@hearthway/web-kit';
import type { ControlledField } from '@hearthway/web-kit/form';
import type { QuestionTexts } from './questions.js';

export interface QuestionControlProps extends ControlledField<string> {
  control: QuestionTexts['control'];
  headingId: string;
  whyId: string;
}

export function QuestionControl({ control, headingId, whyId, ...field }: QuestionControlProps): ReactNode {
  if (control.kind === 'cards') {
    return <RadioCards {...field} options={control.options} labelledBy={headingId} describedBy={whyId} />;
  }
  if (control.kind === 'list') {
    const { label, options } = control;
    return <Combobox {...field} {...{ label, options }} placeholder="Type a state or open the list" />;
  }
  const { onChange, ...input } = field;
  return (
    <TextField
      {...control.field}
      {...input}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
