import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { ApplicantControl } from '../applicant/index.js';

/** What is wrong, by control. */
export type Problems = Readonly<Partial<Record<ApplicantControl, string>>>;

export interface ProblemsState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly problems: Problems;
  /** Shows what is wrong in place of what was; the first has the focus. */
  readonly show: (problems: Problems) => void;
  /** What is said of a control goes as soon as it changes. */
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** For a form that works without script, whose controls keep their own values. */
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
