import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
   * Replaces what the buyer saw, with `withItem` or `withFields`. Resolves to what is stored now, unless the form closes.
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
  // What the form began with, or what it replaces next.
  const seenRef = useRef(stored);
  const [conflict, setConflict] = useState<FormConflict>();
  const [isDeleted, setIsDeleted] = useState(false);
  const elementRef = useRef<HTMLFormElement>(null);
  const form = useContractForm<Typed, Sent>({
    ...rest,
    defaultValues: initial ?? valuesOf(stored),
    async send(sent) {
      const typed = JSON.stringify(getValues());
      try {
        const saved = await send(sent, seenRef.current);
        if (saved === undefined) return;
        seenRef.current = saved;
        // What the buyer typed meanwhile is for another save.
        if (JSON.stringify(getValues()) === typed) reset(valuesOf(saved));
      } catch (error) {
        if (!(error instanceof ChangedElsewhere)) throw error;
        const newer = error.newer as Seen;
        seenRef.current = newer;
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
  const followStored = (): void => {
    seenRef.current = stored;
    reset(valuesOf(stored));
  };
  const storedText = JSON.stringify(stored);
  const followUntouched = useEffectEvent(() => {
    const isTouched = JSON.stringify(getValues()) !== JSON.stringify(valuesOf(seenRef.current));
    if (JSON.stringify(seenRef.current) !== storedText && !isTouched) followStored();
  });
  useEffect(() => {
    followUntouched();
  }, [storedText]);

  return {
    ...form,
    conflict,
    isDeleted,
    takeNewer() {
      setConflict(undefined);
      // Newer still, if it changed once more.
      followStored();
    },
    onSubmit(event) {
      elementRef.current = event.currentTarget;
      // With their version kept, the controls are back: one of them may be refused.
      setConflict(undefined);
      form.onSubmit(event);
    },
  };
}
