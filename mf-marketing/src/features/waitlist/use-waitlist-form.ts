import type { Platform } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { readApplicantValues } from '../applicant/index.js';
import { formFailed, formSent, stepReached } from '../tracking/index.js';
import type { JoinOutcome, WaitlistValues } from './join.js';
import { useProblems, type ProblemsState } from './use-problems.js';

export interface WaitlistFormState extends Omit<ProblemsState, 'show'> {
  readonly state: 'idle' | 'joining' | 'joined' | 'already-joined';
  /** Error of the last submit; cleared on the next change. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Loads the submit code ahead of time. Call it on focus. */
  readonly preload: () => void;
}

const form = 'waitlist';

/** Uncontrolled, to keep text typed before hydration or before a failed submit. */
export function useWaitlistForm(platform: Platform, onJoined: () => void): WaitlistFormState {
  const isBusyRef = useRef(false);
  const [state, setState] = useState<WaitlistFormState['state']>('idle');
  const [failure, setFailure] = useState<string>();
  const { formRef, problems, show, onInput } = useProblems();

  // The browser validates until hydration, and without JavaScript; from here on we do.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, [formRef]);

  const settle = (outcome: JoinOutcome): void => {
    if (outcome.kind === 'failed') {
      const { message, code } = outcome;
      setState('idle');
      setFailure(message);
      platform.toast({ title: 'Error', description: message, tone: 'destructive' });
      platform.track(formFailed(form, code));
      show(outcome.problems);
      return;
    }
    setState(outcome.kind);
    if (outcome.kind === 'already-joined') {
      platform.toast(waitlistTexts.alreadyToast);
      return;
    }
    platform.track(stepReached('joined'));
    onJoined();
  };
  const submit = async (sent: HTMLFormElement): Promise<void> => {
    setState('joining');
    setFailure(undefined);
    try {
      const { join, waitlistProblems } = await loadJoin();
      const values = readWaitlistValues(sent);
      const found = waitlistProblems(values);
      const [first] = Object.values(found);
      show(found);
      if (first !== undefined) {
        setState('idle');
        platform.toast({ title: first, tone: 'destructive' });
        return;
      }
      platform.track(formSent(form));
      settle(await join(platform.session.request, values));
    } catch (error) {
      console.warn('The form was not sent', error);
      settle({ kind: 'failed', message: waitlistTexts.failed, code: 'form.not-sent', problems: {} });
    }
  };

  return {
    state,
    formRef,
    problems,
    failure,
    onInput(event) {
      setFailure(undefined);
      onInput(event);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusyRef.current) return;
      isBusyRef.current = true;
      void submit(event.currentTarget).finally(() => {
        isBusyRef.current = false;
      });
    },
    preload,
  };
}

function readWaitlistValues(form: HTMLFormElement): WaitlistValues {
  const website = new FormData(form).get('website');
  return { ...readApplicantValues(form), website: typeof website === 'string' ? website : '' };
}

const loadJoin = () => import(/* webpackChunkName: "commerce-calls" */ './join.js');

// Ignore failures here: submitting loads again and shows the error.
function preload(): void {
  loadJoin().catch(() => undefined);
}
