import { problemTexts } from '@hearthway/contracts/texts';
import { useState, type SubmitEvent } from 'react';
import { RequestError } from '../http/request-error.js';
import { waitWords } from '../http/wait-words.js';
import { refusedFields, type Checked, type FieldErrors } from './field-errors.js';

export interface FormOptions<Field extends string, Sent> {
  readonly values: Readonly<Record<Field, string>>;
  readonly onChange: (values: Readonly<Record<Field, string>>) => void;
  /** In the order they stand in. */
  readonly fields: readonly Field[];
  readonly check: (values: Readonly<Record<Field, string>>) => Checked<Field, Sent>;
  /** Rejects with a `RequestError` when the server refuses. */
  readonly send: (sent: Sent) => Promise<void>;
  /** Which field a code of a refusal is about. */
  readonly fieldOfCode?: Readonly<Record<string, Field>>;
  /** Where focus goes when the server refused without naming a field. */
  readonly refusedField?: Field;
}

interface FormControl<Field extends string> {
  name: Field;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

export interface Form<Field extends string> {
  readonly pending: boolean;
  /** Why the server refused the whole, when that is not said at a field. */
  readonly refusal: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly control: (field: Field) => FormControl<Field>;
}

/**
 * A form of text fields. It checks on submit, then with every change; what the server said of a field stays until that field
 * changes. Whatever is wrong has the focus.
 */
export function useForm<Field extends string, Sent>(options: FormOptions<Field, Sent>): Form<Field> {
  const { values, onChange, fields, check, send, fieldOfCode = {}, refusedField } = options;
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<FieldErrors<Field>>({});
  const [refusal, setRefusal] = useState<string>();

  const checked = check(values);
  const wrong: FieldErrors<Field> = submitted && 'errors' in checked ? checked.errors : {};
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setSubmitted(true);
    setRefusal(undefined);
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
      setSubmitted(false);
    } catch (error) {
      console.warn('The form was refused', error);
      const atFields = refusedFields(error, fields, fieldOfCode);
      const first = fields.find((field) => atFields[field]);
      setRefused(atFields);
      if (!first) setRefusal(refusalText(error));
      focusField(form, first ?? refusedField);
    } finally {
      setPending(false);
    }
  };

  return {
    pending,
    refusal,
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

function refusalText(error: unknown): string {
  if (!(error instanceof RequestError)) return problemTexts.server;
  const { status, retryAfterSeconds, message } = error;
  // The words of such an answer know of no time.
  if (status === 429 && retryAfterSeconds !== undefined) {
    return `There were too many tries. Please wait ${waitWords(error)} and try again.`;
  }
  return message || problemTexts.server;
}

function focusField(form: HTMLFormElement, field: string | undefined): void {
  const input = field && form.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
