import type { Platform } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent, type SyntheticEvent } from 'react';
import { formFailed, formSent } from '../tracking/index.js';
import type { JoinOutcome } from './join.js';
import type { FormProblem } from './waitlist-check.js';
import { readWaitlistValues } from './waitlist-values.js';

export interface WaitlistFormState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly state: 'idle' | 'joining' | 'joined';
  /** What is wrong at one control; gone as soon as that control changes. */
  readonly problem: FormProblem | undefined;
  /** What became of the last attempt, when it failed. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

const form = 'waitlist';

/** The controls keep their own values, so that what was typed before the script came, and after a failure, stays. */
export function useWaitlistForm(platform: Platform, onJoined: () => void): WaitlistFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const isBusyRef = useRef(false);
  const [state, setState] = useState<WaitlistFormState['state']>('idle');
  const [problem, setProblem] = useState<FormProblem>();
  const [failure, setFailure] = useState<string>();

  // Only from here on is the form checked by us; before, and without script, the browser does it.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  const refuse = (found: FormProblem): void => {
    setProblem(found);
    focusControl(formRef.current, found.control);
  };
  const settle = (outcome: JoinOutcome): void => {
    if (outcome.kind === 'failed') {
      setState('idle');
      platform.toast({ title: 'Error', description: outcome.message, tone: 'destructive' });
      platform.track(formFailed(form, outcome.code));
      setFailure(outcome.message);
      if (outcome.at) refuse(outcome.at);
      return;
    }
    setState('joined');
    if (outcome.kind === 'already-joined') platform.toast(waitlistTexts.alreadyToast);
    else onJoined();
  };
  const submit = async (sent: HTMLFormElement): Promise<void> => {
    setState('joining');
    setFailure(undefined);
    try {
      const { join, waitlistProblem } = await import(/* webpackChunkName: "commerce-calls" */ './join.js');
      const values = readWaitlistValues(sent);
      const found = waitlistProblem(values);
      if (found) {
        setState('idle');
        platform.toast({ title: found.message, tone: 'destructive' });
        refuse(found);
        return;
      }
      setProblem(undefined);
      platform.track(formSent(form));
      settle(await join(platform.session.request, values));
    } catch (error) {
      console.warn('The form was not sent', error);
      settle({ kind: 'failed', message: waitlistTexts.failed, code: 'form.not-sent' });
    }
  };

  return {
    formRef,
    state,
    problem,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusyRef.current) return;
      isBusyRef.current = true;
      void submit(event.currentTarget).finally(() => {
        isBusyRef.current = false;
      });
    },
    onInput: ({ target }) => {
      setFailure(undefined);
      if (target instanceof Element && target.getAttribute('name') === problem?.control) setProblem(undefined);
    },
  };
}

function focusControl(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
