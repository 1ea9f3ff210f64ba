import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { AuthField, AuthValues, FieldErrors } from './auth-values.js';
import { fieldErrorsOf } from './refusal.js';

export interface AuthFormOptions<Sent> {
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  readonly takesFocus: boolean;
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
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly pending: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly control: (field: AuthField) => ControlProps;
}

/** Checks on submit, then with every change; what the server said of a field stays until that field changes. */
export function useAuthForm<Sent>(options: AuthFormOptions<Sent>): AuthForm {
  const { values, onChange, takesFocus, fields, check, send, refusedField } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});

  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const checked = check(values);
  const wrong = submitted && 'errors' in checked ? checked.errors : {};
  const focus = (field: AuthField | undefined): void => {
    if (!field) return;
    const input = ref.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) {
      input.focus();
      input.select();
    }
  };
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if ('errors' in checked) {
      focus(fields.find((field) => checked.errors[field]));
      return;
    }
    setPending(true);
    try {
      await send(checked.sent);
    } catch (error) {
      console.warn('The form was refused', error);
      const atFields = fieldErrorsOf(error);
      setRefused(atFields);
      focus(fields.find((field) => atFields[field]) ?? refusedField);
    } finally {
      setPending(false);
    }
  };

  return {
    ref,
    pending,
    onSubmit: (event) => {
      event.preventDefault();
      if (!pending) void submit();
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
