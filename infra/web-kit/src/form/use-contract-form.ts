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
import { formatWait, RequestError } from '../http/request-error.js';
import { errorsByName, refusalsByName } from './named-errors.js';

export interface ContractFormOptions<Typed extends FieldValues, Sent> {
  /** Validates the input with the server's rules and converts it to the request. Its field order is the error order. */
  readonly schema: $ZodType<Sent, Typed>;
  readonly defaultValues: NoInfer<Typed>;
  /** Rejects with `RequestError` if the server refuses. `left` aborts when the form unmounts. */
  readonly send: (sent: NoInfer<Sent>, left: AbortSignal) => unknown;
  /** Maps an error code or detail path to a control, if the names differ. */
  readonly fieldOf?: Readonly<Record<string, Path<NoInfer<Typed>>>>;
  /** Replaces the server's message. */
  readonly explain?: (error: unknown) => string;
  /** Focused when a rejection names no field. */
  readonly refusedField?: Path<NoInfer<Typed>>;
  /** Called with the first error of an invalid form, for the specification's toast. */
  readonly onInvalid?: (message: string) => void;
}

/** Props that connect a kit control to its form. */
export interface ContractField<Name extends string> extends UseFormRegisterReturn<Name> {
  readonly error: string | undefined;
}

export interface ContractForm<Typed extends FieldValues = FieldValues, Sent = unknown> {
  /** React Hook Form's methods, for `reset`, `useWatch`, and controlled fields. */
  readonly methods: UseFormReturn<Typed, unknown, Sent>;
  readonly pending: boolean;
  /** An error that belongs to no field. */
  readonly refusal: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `deps`: controls revalidated with this one after the first submit. */
  readonly field: <Name extends Path<Typed>>(
    name: Name,
    options?: { readonly deps?: readonly Path<Typed>[] },
  ) => ContractField<Name>;
}

/**
 * A form validated by a contract schema: all of it on submit, then each field on change. Focuses the first error. Server
 * errors stay until their field changes.
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
  const { errors } = methods.formState;
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // `pending` lags one render, so it can't stop a double click.
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
      const atControls = refusalsByName(error, fieldOf).flatMap(([path, message]) => {
        const name = controlNamed(form, path);
        return name === undefined ? [] : [[name, message] as const];
      });
      for (const [name, message] of atControls) methods.setError(name as Path<Typed>, { type: 'server', message });
      if (atControls.length === 0) setRefusal(explain(error));
      focusControl(form, atControls[0]?.[0] ?? refusedField ?? '');
    } finally {
      setPending(false);
    }
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setRefusal(undefined);
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
    refusal,
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
    return `Too many attempts. Please wait ${formatWait(error)} and try again.`;
  }
  return message || problemTexts.server;
}

/**
 * The control that a refusal’s path names. A form may send only a part of what a request has: then it is the last part of the path
 * (`entry.lock.until`). `undefined` if there is none.
 */
function controlNamed(form: HTMLFormElement, path: string): string | undefined {
  return [path, path.slice(path.lastIndexOf('.') + 1)].find((name) => form.elements.namedItem(name));
}

/** Focuses a control; false if there is none. */
function focusControl(form: HTMLFormElement, name: string): boolean {
  const named = form.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  return true;
}
