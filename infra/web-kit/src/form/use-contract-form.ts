import '../http/configure-zod.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { problemTexts } from '@hearthway/contracts/texts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { formatWait } from '../http/format-wait.js';
import { RequestError } from '../http/request-error.js';
import { errorsByName, refusalsByName } from './named-errors.js';
import { readControls } from './read-controls.js';

export interface ContractFormOptions<Typed extends FieldValues, Sent> {
  /** Validates the values by the server's own rules and turns them into what is sent. Its order is the order of the errors. */
  readonly schema: $ZodType<Sent, Typed>;
  readonly defaultValues: NoInfer<Typed>;
  /** Rejects with a `RequestError` when the server refuses. `left` aborts when the form unmounts. */
  readonly send: (sent: NoInfer<Sent>, left: AbortSignal) => unknown;
  /** The field that a refusal is about, by its code, or by its detail's path where that isn't the field's name. */
  readonly fieldOf?: Readonly<Record<string, Path<NoInfer<Typed>>>>;
  /** Replaces the server's message. */
  readonly explain?: (error: unknown) => string;
  /** Focused when the server refuses without naming a field. */
  readonly refusedField?: Path<NoInfer<Typed>>;
  /** Called with the first error of an invalid form, for the toasts that the specification requires. */
  readonly onInvalid?: (message: string) => void;
}

/** Props of a field's control. */
export interface ContractField<Name extends string> extends UseFormRegisterReturn<Name> {
  readonly error: string | undefined;
}

export interface ContractForm<Typed extends FieldValues = FieldValues, Sent = unknown> {
  /** React Hook Form's methods, for `reset`, `useWatch`, and controlled inputs. */
  readonly methods: UseFormReturn<Typed, unknown, Sent>;
  readonly pending: boolean;
  /** An error that belongs to no field. */
  readonly refusal: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `deps` are fields that are validated again when this one changes after the first submit. */
  readonly field: <Name extends Path<Typed>>(
    name: Name,
    options?: { readonly deps?: readonly Path<Typed>[] },
  ) => ContractField<Name>;
}

/**
 * A form validated by a schema of the contracts: all of it on submit, then each field as it changes. Errors appear next to
 * their field; the first is focused. A server's error stays until its field changes.
 */
export function useContractForm<Typed extends FieldValues, Sent>(
  options: ContractFormOptions<Typed, Sent>,
): ContractForm<Typed, Sent> {
  const { schema, defaultValues, send, fieldOf = {}, explain = refusalText, refusedField, onInvalid } = options;
  const methods = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Typed>,
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = methods.formState;
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Not `pending`, which is set only after the second click of a double click.
  const isSendingRef = useRef(false);
  const leftRef = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leftRef.current = left;
    return () => left.abort();
  }, []);

  const attempt = async (sent: Sent, form: HTMLFormElement): Promise<void> => {
    const { signal } = leftRef.current;
    setPending(true);
    try {
      await send(sent, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof RequestError)) console.warn('The form was not sent', error);
      const atControls = refusalsByName(error, fieldOf).filter(([name]) => form.elements.namedItem(name));
      for (const [name, message] of atControls) methods.setError(name as Path<Typed>, { type: 'server', message });
      if (atControls.length === 0) setRefusal(explain(error));
      focusControl(form, atControls[0]?.[0] ?? refusedField ?? '');
    } finally {
      setPending(false);
    }
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setRefusal(undefined);
    readControls(form, methods);
    await methods.handleSubmit(
      (sent) => attempt(sent, form),
      (invalid) => {
        const [[name, message] = ['', problemTexts.invalid]] = errorsByName(invalid);
        if (!focusControl(form, name)) setRefusal(message);
        onInvalid?.(message);
      },
    )();
  };

  return {
    methods,
    pending,
    // A reset clears it.
    refusal: isSubmitted ? refusal : undefined,
    onSubmit(event) {
      event.preventDefault();
      if (isSendingRef.current) return;
      isSendingRef.current = true;
      void submit(event.currentTarget).finally(() => {
        isSendingRef.current = false;
      });
    },
    field: (name, { deps = [] } = {}) => ({
      ...methods.register(name, { deps: [...deps] }),
      error: get<typeof errors, FieldError | undefined>(errors, name)?.message,
    }),
  };
}

function refusalText(error: unknown): string {
  if (!(error instanceof RequestError)) return problemTexts.server;
  const { status, retryAfterSeconds, message } = error;
  // The server's message doesn't say how long to wait.
  if (status === 429 && retryAfterSeconds !== undefined) {
    return `Too many tries. Please wait ${formatWait(error)} and try again.`;
  }
  return message || problemTexts.server;
}

/** Focuses the control with this name. False if there is none. */
function focusControl(form: HTMLFormElement, name: string): boolean {
  const named = form.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  return true;
}
