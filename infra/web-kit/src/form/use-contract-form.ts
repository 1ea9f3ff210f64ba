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
  /** Checks what was typed by the server's own rules and makes of it what is sent. Its first error is the first of the form. */
  readonly schema: $ZodType<Sent, Typed>;
  readonly defaultValues: NoInfer<Typed>;
  /** May take its time, and rejects with a `RequestError` when the server refuses. `left`: the form is gone meanwhile. */
  readonly send: (sent: NoInfer<Sent>, left: AbortSignal) => unknown;
  /** The control that a refusal is about, by its code or by the path of its detail where that is not the control's name. */
  readonly fieldOf?: Readonly<Record<string, Path<NoInfer<Typed>>>>;
  /** Why the server refused, where its own words will not do. */
  readonly explain?: (error: unknown) => string;
  /** Gets the focus when the server refused without naming a control. */
  readonly refusedField?: Path<NoInfer<Typed>>;
  /** Told the first error of a form that is not sent, for the toasts that the specification wants. */
  readonly onInvalid?: (message: string) => void;
}

/** What a control of the kit needs of its form. */
export interface ContractField<Name extends string> extends UseFormRegisterReturn<Name> {
  readonly error: string | undefined;
}

export interface ContractForm<Typed extends FieldValues = FieldValues, Sent = unknown> {
  /** React Hook Form's own, for `reset`, `useWatch` and controls that do not hold their value themselves. */
  readonly methods: UseFormReturn<Typed, unknown, Sent>;
  readonly pending: boolean;
  /** What is wrong, or why the server refused, when no control says it. */
  readonly refusal: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `deps` are controls that are checked again with this one, once the form was sent. */
  readonly field: <Name extends Path<Typed>>(
    name: Name,
    options?: { readonly deps?: readonly Path<Typed>[] },
  ) => ContractField<Name>;
}

/**
 * A form that a schema of the contracts checks: as a whole when it is sent, then each control as it changes. Every error
 * stands at its control, and the first has the focus. What the server says of a control stays until that control changes.
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
  // `pending` is a render behind a double click.
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
    // A form that was reset starts anew.
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
  // The words of such an answer know of no time.
  if (status === 429 && retryAfterSeconds !== undefined) {
    return `Too many tries. Please wait ${formatWait(error)} and try again.`;
  }
  return message || problemTexts.server;
}

/** Whether there is a control of this name. */
function focusControl(form: HTMLFormElement, name: string): boolean {
  const named = form.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  return true;
}
