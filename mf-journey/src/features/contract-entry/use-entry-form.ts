import { useEffect, useRef, useState } from 'react';
import { useContractForm, type ContractForm, type ContractFormOptions } from '@hearthway/web-kit/form';
import type { FieldValues } from 'react-hook-form';
import type { Fact } from '../conflict/index.js';
import { factsIn } from './facts-in.js';
import { ChangedElsewhere } from './use-entry-change.js';

interface EntryFormOptions<Typed extends FieldValues, Sent, Seen> extends Omit<
  ContractFormOptions<Typed, Sent>,
  'defaultValues' | 'send'
> {
  /** What the form changes, as the page shows it; `undefined` for something new. */
  readonly stored: Seen;
  readonly valuesOf: (stored: Seen) => NoInfer<Typed>;
  /** What the form begins with, if that isn’t what is stored. */
  readonly initial?: NoInfer<Typed>;
  /**
   * Replaces what the buyer saw, with `withItem` or `withFields`. Resolves to what is stored then; a dialog that closes needs not.
   * @param seen as it was when they began, or the newer one that they chose to replace
   */
  readonly send: (sent: NoInfer<Sent>, seen: Seen) => Promise<NoInfer<Seen> | undefined>;
}

/** Both versions of what the form changes, in the words of its controls. */
interface FormConflict {
  readonly mine: readonly Fact[];
  readonly newer: readonly Fact[];
}

export interface EntryForm<Typed extends FieldValues = FieldValues, Sent = unknown> extends ContractForm<Typed, Sent> {
  /** Another window changed it first. Sending the form again replaces that. */
  readonly conflict: FormConflict | undefined;
  /** Another window deleted it. Sending the form again adds it. */
  readonly isDeleted: boolean;
  /** Fills the form with what the other window saved. */
  readonly takeNewer: () => void;
}

/**
 * A form about a part of an entry. What the buyer types stays while another window changes the part; saving it then asks first
 * which one to keep. A form that nobody touched follows what is stored.
 */
export function useEntryForm<Typed extends FieldValues, Sent, Seen>(
  options: EntryFormOptions<Typed, Sent, Seen>,
): EntryForm<Typed, Sent> {
  const { stored, valuesOf, initial, send, ...rest } = options;
  const [seen, setSeen] = useState(stored);
  const [conflict, setConflict] = useState<FormConflict>();
  const [isDeleted, setIsDeleted] = useState(false);
  const elementRef = useRef<HTMLFormElement>(null);
  const form = useContractForm<Typed, Sent>({
    ...rest,
    defaultValues: initial ?? valuesOf(seen),
    async send(sent) {
      try {
        const saved = await send(sent, seen);
        setConflict(undefined);
        if (saved !== undefined) follow(saved);
      } catch (error) {
        if (!(error instanceof ChangedElsewhere)) throw error;
        const newer = error.newer as Seen;
        setSeen(newer);
        setIsDeleted(newer === undefined);
        const element = elementRef.current;
        setConflict(
          newer === undefined || !element
            ? undefined
            : { mine: factsIn(element, getValues()), newer: factsIn(element, valuesOf(newer)) },
        );
      }
    },
  });
  const { getValues, reset } = form.methods;
  const follow = (now: Seen): void => {
    setSeen(now);
    reset(valuesOf(now));
  };
  const storedText = JSON.stringify(stored);
  useEffect(() => {
    const isTouched = JSON.stringify(getValues()) !== JSON.stringify(valuesOf(seen));
    if (JSON.stringify(seen) !== storedText && !isTouched) follow(stored);
    // Only a newer one is followed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [storedText]);

  return {
    ...form,
    conflict,
    isDeleted,
    takeNewer() {
      setConflict(undefined);
      reset(valuesOf(seen));
    },
    onSubmit(event) {
      elementRef.current = event.currentTarget;
      form.onSubmit(event);
    },
  };
}
