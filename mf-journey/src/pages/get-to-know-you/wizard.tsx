import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { wizardSteps } from '@hearthway/contracts/constants';
import { answerProblem, wizardQuestions, type WizardQuestion } from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { Alert, ProgressBar } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  refusedAnswer,
  useSavePreApprovalInfo,
  type Beginning,
  type RefusedAnswer,
} from '../../features/pre-approval/index.js';
import { QuestionForm } from './question-form.js';
import { ResumeLink } from './resume-link.js';
import { addressOf, stepAt } from './wizard-steps.js';
import css from './get-to-know-you.module.css';

/** Continue checks the answer, saves the whole form and goes on; Back goes back and leaves things as they are. */
export function Wizard({ answers: beginning, failed }: Beginning): ReactNode {
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const { save, saving } = useSavePreApprovalInfo();
  const [answers, setAnswers] = useState(beginning);
  const [refused, setRefused] = useState<RefusedAnswer>();
  const { hash } = useLocation();
  const step = stepAt(hash, answers);
  // An address beyond the first open question would jump ahead as soon as that one is answered, while it is being typed.
  useEffect(() => {
    if (hash !== '' && !addressOf(step).endsWith(hash)) void navigate(addressOf(step), { replace: true });
  }, [hash, step, navigate]);
  const question = wizardQuestions[step - 1] ?? wizardQuestions[0];
  const headingRef = useHeadingInFocus(question);
  const answer = answers[question];
  // Kept from before, it would be refused now: said at once, since nothing that the buyer does now is why it is asked again.
  const isOutdated = answer !== '' && answer === beginning[question];
  const outdated = isOutdated ? answerProblem(question, answers) : undefined;

  const change = (changed: string): void => {
    setAnswers({ ...answers, [question]: changed });
    setRefused(undefined);
  };
  const goOn = async (given: string): Promise<void> => {
    const kept = await save({ ...answers, [question]: given }).catch((error: unknown) => {
      const elsewhere = refusedAnswer(error);
      if (elsewhere && elsewhere.question !== question) {
        setRefused(elsewhere);
        void navigate(addressOf(wizardQuestions.indexOf(elsewhere.question) + 1));
      }
      throw error;
    });
    setAnswers(kept);
    if (step < wizardSteps) void navigate(addressOf(step + 1));
    else {
      toast(wizardTexts.saved);
      void navigate('/buying-power');
    }
  };
  const goBack = (): void => {
    if (!saving) void navigate(step === 1 ? '/dashboard' : addressOf(step - 1));
  };

  return (
    <div className={css['wizard']}>
      <Progress step={step} />
      {failed && step === 1 && (
        <Alert tone="warning" announce="polite" title="We couldn’t load your earlier answers">
          You can keep going. We’ll look for them again when you continue.
        </Alert>
      )}
      {step === 1 && <ResumeLink answers={beginning} />}
      <QuestionForm
        key={question}
        question={question}
        step={step}
        answer={answer}
        problem={refused?.question === question ? refused.problem : outdated}
        headingRef={headingRef}
        saving={saving}
        onChange={change}
        onContinue={goOn}
        onBack={goBack}
      />
    </div>
  );
}

function Progress({ step }: { step: number }): ReactNode {
  const words = `Step ${step} of ${wizardSteps}`;
  return (
    <div className={css['progress']}>
      <p className={css['step']}>
        <span>Let’s get to know you</span>
        <span className={css['count']}>{words}</span>
      </p>
      <ProgressBar label="Progress through the questions" value={step} max={wizardSteps} valueText={words} />
    </div>
  );
}

/** With each new question the focus goes to its heading, so that it is read out. The first one leaves it where it is. */
function useHeadingInFocus(question: WizardQuestion): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    headingRef.current?.focus();
  }, [question]);
  return headingRef;
}
