import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Offer, OfferTerms } from '@hearthway/contracts/journey';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import type { DraftStep } from '../offer-address.js';
import { comingTermsForm, termsForm, valuesOf, type TermsValues } from '../terms/terms-form.js';
import { ChangedElsewhere, useSaveDraft } from './save-draft.js';

export type TermsForm = ReturnType<typeof useTermsForm>;

/**
 * The form of a draft's terms, for all of its steps, so that going back and forth loses nothing. Terms that changed
 * elsewhere are shown at once if nothing is typed; otherwise saving asks which ones to keep. Leaving saves what is typed.
 */
export function useTermsForm(offer: Offer, step: DraftStep, onSaved: () => void) {
  const { toast } = usePlatform();
  const save = useSaveDraft(offer.id);
  /** The saved terms that the controls started from. */
  const baseRef = useRef(offer.terms);
  const [conflict, setConflict] = useState<{ readonly mine: OfferTerms; readonly newer: Offer }>();
  const form = useContractForm<TermsValues, OfferTerms>({
    // Only where their fields are, dates that have passed can be mended.
    schema: step === 'terms' ? comingTermsForm : termsForm,
    defaultValues: valuesOf(offer.terms),
    send: (terms) => saveTyped(terms, baseRef.current),
  });
  const isDiscardedRef = useRef(false);
  const { reset, getValues, formState } = form.methods;
  const isDirty = formState.isDirty;

  const saveTyped = async (terms: OfferTerms, seen: OfferTerms): Promise<void> => {
    const sent = JSON.stringify(getValues());
    try {
      const saved = await save('terms', terms, seen);
      baseRef.current = saved.terms;
      setConflict(undefined);
      // What was typed meanwhile stays.
      reset(valuesOf(saved.terms), { keepValues: JSON.stringify(getValues()) !== sent });
      onSaved();
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      setConflict({ mine: terms, newer: error.newer });
    }
  };
  const takeNewer = (): void => {
    if (!conflict) return;
    baseRef.current = conflict.newer.terms;
    reset(valuesOf(conflict.newer.terms));
    setConflict(undefined);
  };

  const adopt = useEffectEvent((terms: OfferTerms) => {
    if (isDirty || JSON.stringify(terms) === JSON.stringify(baseRef.current)) return;
    baseRef.current = terms;
    reset(valuesOf(terms));
  });
  useEffect(() => adopt(offer.terms), [offer.terms]);

  const leave = useEffectEvent(() => {
    if (!isDirty || isDiscardedRef.current) return;
    const typed = termsForm.safeParse(getValues());
    const unsaved = (description: string): void =>
      toast({ title: 'Your last change to your offer isn’t saved', description, tone: 'destructive' });
    if (!typed.success) unsaved(`${typed.error.issues[0]?.message ?? 'A term isn’t complete'}.`);
    else
      save('terms', typed.data, baseRef.current).catch((error: unknown) =>
        unsaved(error instanceof Error ? error.message : ''),
      );
  });
  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    form,
    isDirty,
    conflict,
    takeNewer,
    keepMine: () => conflict && saveTyped(conflict.mine, conflict.newer.terms),
    /** Leaving then saves nothing. */
    discard: (discarded: boolean): void => {
      isDiscardedRef.current = discarded;
    },
  };
}
