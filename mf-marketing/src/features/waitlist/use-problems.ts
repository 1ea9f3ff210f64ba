import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { ApplicantControl } from '../applicant/index.js';

/** Error messages by control. */
export type Problems = Readonly<Partial<Record<ApplicantControl, string>>>;

export interface ProblemsState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly problems: Problems;
  /** Replaces all messages and focuses the first invalid control. */
  readonly show: (problems: Problems) => void;
  /** Clears a control's message as soon as it changes. */
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** For forms with uncontrolled inputs, which also work without JavaScript. */
export function useProblems(): ProblemsState {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  return {
    formRef,
    problems,
    show(found) {
      setProblems(found);
      const [first = ''] = Object.keys(found);
      const control = formRef.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    },
    onInput({ target }) {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([control]) => control !== name)));
    },
  };
}
