import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { wizardSteps } from '@hearthway/contracts/constants';
import { sensitiveQuestions, type WizardQuestion } from '@hearthway/contracts/journey';
import { ArrowLeftIcon, ArrowRightIcon, Button, Card, CheckIcon, LockIcon } from '@hearthway/web-kit';
import { QuestionControl } from './question-control.js';
import { questionWords } from './questions.js';
import css from './get-to-know-you.module.css';

export interface QuestionFormProps {
  question: WizardQuestion;
  /** Counted from 1. */
  step: number;
  answer: string;
  /** What is wrong with the answer, once it was refused. */
  problem: string | undefined;
  saving: boolean;
  onChange: (answer: string) => void;
  /** False when the answer is refused. */
  onContinue: () => boolean;
  onBack: () => void;
}

export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { question, step, answer, problem, saving, onChange, onContinue, onBack } = props;
  const { heading, why, control } = questionWords[question];
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useHeadingInFocus(question);
  const headingId = useId();
  const whyId = useId();
  const isSensitive = (sensitiveQuestions as readonly WizardQuestion[]).includes(question);
  const isLast = step === wizardSteps;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!onContinue()) formRef.current?.querySelector('input')?.focus();
  };

  return (
    <Card as="section" padding="large" aria-labelledby={headingId}>
      <form ref={formRef} noValidate className={css['question']} onSubmit={submit}>
        <h1 id={headingId} ref={headingRef} tabIndex={-1} className={css['heading']} aria-describedby={whyId}>
          {heading}
        </h1>
        <p id={whyId} className={css['why']}>
          {why}
        </p>
        <div className={css['control']} key={question}>
          <QuestionControl
            question={question}
            control={control}
            value={answer}
            error={problem}
            headingId={headingId}
            whyId={whyId}
            onChange={onChange}
          />
        </div>
        {isSensitive && <Protection />}
        <div className={css['actions']}>
          <Button variant="secondary" size="large" icon={<ArrowLeftIcon size={18} />} onClick={onBack}>
            {step === 1 ? 'Exit' : 'Back'}
          </Button>
          <Button
            type="submit"
            size="large"
            iconEnd={isLast ? <CheckIcon size={20} /> : <ArrowRightIcon size={20} />}
            pending={saving}
            pendingText="Saving…"
          >
            {isLast ? 'Complete' : 'Continue'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What holds for citizenship and marital status. */
function Protection(): ReactNode {
  return (
    <p className={css['promise']}>
      <LockIcon size={18} />
      <span>
        We encrypt this answer and never use it to rank lenders. You can erase it in Settings at any time without losing
        the others.
      </span>
    </p>
  );
}

/** With each new question the focus goes to its heading, so that it is read out. The first one leaves it where it is. */
function useHeadingInFocus(question: WizardQuestion) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    headingRef.current?.focus();
  }, [question]);
  return headingRef;
}
