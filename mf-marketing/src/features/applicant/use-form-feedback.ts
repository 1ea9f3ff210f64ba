import type { Platform } from '@hearthway/contracts/platform';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { formFailed } from '../tracking/index.js';
import type { ProblemAt } from './applicant.js';
import type { Refusal } from './refusal.js';

export interface FormFeedback<Control extends string> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** What is wrong at one control; gone as soon as that control changes. */
  readonly problem: ProblemAt<Control> | undefined;
  /** What became of the last attempt, when it failed; gone as soon as anything changes. */
  readonly failure: string | undefined;
  /** What was filled in is not whole: nothing was sent. */
  readonly refuse: (problem: ProblemAt<Control>) => void;
  /** What was sent was not taken. */
  readonly fail: (refusal: Refusal<Control>) => void;
  readonly clear: () => void;
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Tells what is wrong with a form in a toast, beside the form and at the control, which it gives the focus. `form` names it when it is counted. */
export function useFormFeedback<Control extends string>(platform: Platform, form: string): FormFeedback<Control> {
  const formRef = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ProblemAt<Control>>();
  const [failure, setFailure] = useState<string>();
  const pointAt = (found: ProblemAt<Control>): void => {
    setProblem(found);
    const control = formRef.current?.elements.namedItem(found.control);
    if (control instanceof HTMLElement) control.focus();
  };
  return {
    formRef,
    problem,
    failure,
    refuse(found) {
      setFailure(undefined);
      platform.toast({ title: found.message, tone: 'destructive' });
      pointAt(found);
    },
    fail({ message, code, at }) {
      platform.toast({ title: 'Error', description: message, tone: 'destructive' });
      platform.track(formFailed(form, code));
      setFailure(message);
      if (at) pointAt(at);
    },
    clear() {
      setProblem(undefined);
      setFailure(undefined);
    },
    onInput({ target }) {
      setFailure(undefined);
      if (target instanceof Element && target.getAttribute('name') === problem?.control) setProblem(undefined);
    },
  };
}
