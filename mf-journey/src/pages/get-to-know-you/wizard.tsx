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
  type InitialAnswers,
  type RefusedAnswer,
} from '../../features/pre-approval/index.js';
import { QuestionForm } from './question-form.js';
import { ResumeLink } from './resume-link.js';
import { StateDifference } from './state-difference.js';
import { useProfileState } from './use-profile-state.js';
import { addressOf, stepAt } from './wizard-steps.js';
import css from './get-to-know-you.module.css';

/** Continue checks the answer, saves all answers, and goes to the next step. Back saves nothing. */
export function Wizard({ answers: initial, failed }: InitialAnswers): ReactNode {
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const { save, saving } = useSavePreApprovalInfo();
  const { profileState, replaceProfileState } = useProfileState();
  const [answers, setAnswers] = useState(initial);
  const [refused, setRefused] = useState<RefusedAnswer>();
  const { hash } = useLocation();
  const step = stepAt(hash, answers);
  // Otherwise an address past the first unanswered question would skip ahead while that one is being typed.
  useEffect(() => {
    if (hash !== '' && !addressOf(step).endsWith(hash)) void navigate(addressOf(step), { replace: true });
  }, [hash, step, navigate]);
  const question = wizardQuestions[step - 1] ?? wizardQuestions[0];
  const headingRef = useHeadingInFocus(question);
  const answer = answers[question];
  // An older answer that is no longer valid shows its error at once, to explain why the question is asked again.
  const isOutdated = answer !== '' && answer === initial[question];
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
    // If this fails, the profile asks which one is right.
    if (question === 'propertyState' && kept.propertyState !== '')
      await replaceProfileState(kept.propertyState).catch(() => undefined);
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
      {step === 1 && <ResumeLink answers={initial} />}
      <QuestionForm
        key={question}
        question={question}
        step={step}
        answer={answer}
        problem={refused?.question === question ? refused.problem : outdated}
        headingRef={headingRef}
        saving={saving}
        note={
          question === 'propertyState' &&
          answer !== '' &&
          profileState &&
          profileState !== answer && (
            <StateDifference
              profileState={profileState}
              onUse={() => {
                setAnswers({ ...answers, propertyState: profileState });
                // A failure shows a toast, and the question stays.
                goOn(profileState).catch(() => undefined);
              }}
            />
          )
        }
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

/** Focuses the heading of each new question, except the first, so that it is read out. */
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
