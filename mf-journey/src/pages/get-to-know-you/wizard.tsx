import { useState, type ReactNode } from 'react';
import { wizardSteps } from '@hearthway/contracts/constants';
import { answerProblem, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { Alert, ProgressBar } from '@hearthway/web-kit';
import { useSavePreApprovalInfo, type Beginning } from '../../features/pre-approval/index.js';
import { useHash, usePlatform } from '../../platform/index.js';
import { QuestionForm } from './question-form.js';
import { ResumeLink } from './resume-link.js';
import { addressOf, stepAt } from './wizard-steps.js';
import css from './get-to-know-you.module.css';

/** Continue checks the answer, saves the whole form and goes on; Back goes back and leaves things as they are. */
export function Wizard({ answers: beginning, failed }: Beginning): ReactNode {
  const { toast, navigate } = usePlatform();
  const { save, saving } = useSavePreApprovalInfo();
  const [answers, setAnswers] = useState(beginning);
  const [refused, setRefused] = useState<{ step: number; problem: string }>();
  const step = stepAt(useHash(), answers);
  const question = wizardQuestions[step - 1] ?? wizardQuestions[0];

  const change = (answer: string): void => {
    setAnswers({ ...answers, [question]: answer });
    setRefused(undefined);
  };
  const goOn = (): boolean => {
    const problem = answerProblem(question, answers);
    if (problem !== undefined) {
      setRefused({ step, problem });
      toast({ title: wizardTexts.validationTitle, description: problem, tone: 'destructive' });
      return false;
    }
    save(answers, (saved) => {
      setAnswers(answersOf(saved));
      if (step < wizardSteps) navigate(addressOf(step + 1));
      else {
        toast(wizardTexts.saved);
        navigate('/buying-power');
      }
    });
    return true;
  };
  const goBack = (): void => {
    if (!saving) navigate(step === 1 ? '/dashboard' : addressOf(step - 1));
  };

  return (
    <div className={css['wizard']}>
      <Progress step={step} />
      {failed && step === 1 && (
        <Alert tone="warning" announce="polite" title="We could not load your earlier answers">
          You can go on without them: we look for them once more when you continue.
        </Alert>
      )}
      {step === 1 && <ResumeLink answers={beginning} />}
      <QuestionForm
        question={question}
        step={step}
        answer={answers[question]}
        problem={refused?.step === step ? refused.problem : undefined}
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
      <ProgressBar label="Your way through the questions" value={step} max={wizardSteps} valueText={words} />
    </div>
  );
}

function answersOf(saved: PreApprovalInfo): PreApprovalInfo {
  return Object.fromEntries(
    wizardQuestions.map((question) => [question, saved[question]]),
  ) as unknown as PreApprovalInfo;
}
