import { useId, type ReactNode, type Ref } from 'react';
import { wizardSteps } from '@hearthway/contracts/constants';
import { answerForm, sensitiveQuestions, type WizardQuestion } from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { ArrowLeftIcon, ArrowRightIcon, Button, Card, CheckIcon, LockIcon } from '@hearthway/web-kit';
import { useContractForm, useHeldField } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { QuestionControl } from './question-control.js';
import { questionTexts } from './questions.js';
import css from './get-to-know-you.module.css';

export interface QuestionFormProps {
  question: WizardQuestion;
  /** Counted from 1. */
  step: number;
  /** The initial value. */
  answer: string;
  /** An error found before this question was shown. */
  problem: string | undefined;
  /** Shown below the control. */
  note: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  saving: boolean;
  onChange: (answer: string) => void;
  /** Rejects when the answers were not saved. */
  onContinue: (answer: string) => Promise<void>;
  onBack: () => void;
}

/** Remounted for each question. */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { question, step, answer, problem, note, headingRef, saving, onChange, onContinue, onBack } = props;
  const { heading, why, control } = questionTexts[question];
  const { toast } = usePlatform();
  const headingId = useId();
  const whyId = useId();
  const isSensitive = (sensitiveQuestions as readonly WizardQuestion[]).includes(question);
  const isLast = step === wizardSteps;
  const form = useContractForm({
    schema: answerForm(question),
    defaultValues: { answer },
    fieldOf: { [`body.${question}`]: 'answer' },
    send: (given) => onContinue(given.answer),
    onInvalid: (description) => toast({ title: wizardTexts.validationTitle, description, tone: 'destructive' }),
  });
  const field = useHeldField(form, 'answer');

  return (
    <Card as="section" padding="large" aria-labelledby={headingId}>
      <form noValidate className={css['question']} onSubmit={form.onSubmit}>
        <h1 id={headingId} ref={headingRef} tabIndex={-1} className={css['heading']} aria-describedby={whyId}>
          {heading}
        </h1>
        <p id={whyId} className={css['why']}>
          {why}
        </p>
        <div className={css['control']}>
          <QuestionControl
            {...field}
            control={control}
            error={field.error ?? problem}
            headingId={headingId}
            whyId={whyId}
            onChange={(changed) => {
              field.onChange(changed);
              onChange(changed);
            }}
          />
        </div>
        {note}
        {isSensitive && <Protection />}
        <div className={css['actions']}>
          <Button variant="secondary" size="large" icon={<ArrowLeftIcon size={18} />} onClick={onBack}>
            {step === 1 ? 'Exit' : 'Back'}
          </Button>
          <Button
            type="submit"
            size="large"
            iconEnd={isLast ? <CheckIcon size={20} /> : <ArrowRightIcon size={20} />}
            pending={form.pending || saving}
            pendingText="Saving…"
          >
            {isLast ? 'Complete' : 'Continue'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

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
