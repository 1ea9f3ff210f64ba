import { useState, type SubmitEvent } from 'react';
import type { AuthField, AuthValues, FieldErrors } from './auth-values.js';
import { fieldErrorsOf } from './refusal.js';

export interface AuthFormOptions<Sent> {
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  /** In the order they stand in. */
  readonly fields: readonly AuthField[];
  readonly check: (values: AuthValues) => { readonly sent: Sent } | { readonly errors: FieldErrors };
  readonly send: (sent: Sent) => Promise<void>;
  /** Where focus goes when the server refused without naming a field. */
  readonly refusedField?: AuthField;
}

interface ControlProps {
  name: AuthField;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

export interface AuthForm {
  readonly pending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly control: (field: AuthField) => ControlProps;
}

/** Checks on submit, then with every change; what the server said of a field stays until that field changes. */
export function useAuthForm<Sent>(options: AuthFormOptions<Sent>): AuthForm {
  const { values, onChange, fields, check, send, refusedField } = options;
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});

  const checked = check(values);
  const wrong = submitted && 'errors' in checked ? checked.errors : {};
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setSubmitted(true);
    if ('errors' in checked) {
      focusField(
        form,
        fields.find((field) => checked.errors[field]),
      );
      return;
    }
    setPending(true);
    try {
      await send(checked.sent);
    } catch (error) {
      console.warn('The form was refused', error);
      const atFields = fieldErrorsOf(error);
      setRefused(atFields);
      focusField(form, fields.find((field) => atFields[field]) ?? refusedField);
    } finally {
      setPending(false);
    }
  };

  return {
    pending,
    onSubmit: (event) => {
      event.preventDefault();
      if (!pending) void submit(event.currentTarget);
    },
    control: (field) => ({
      name: field,
      value: values[field],
      error: wrong[field] ?? refused[field],
      onChange: (event) => {
        setRefused((earlier) => ({ ...earlier, [field]: undefined }));
        onChange({ ...values, [field]: event.target.value });
      },
    }),
  };
}

function focusField(form: HTMLFormElement, field: AuthField | undefined): void {
  const input = field && form.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
