import { useId, type ReactNode } from 'react';
import { loanPrograms, type ProfileAssessment } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { ProgressBar } from '@hearthway/web-kit';
import { formatRatio } from '../format.js';
import { isForPurchase } from './counted-for.js';
import css from './assessment.module.css';

export function Ratios({ assessment }: { readonly assessment: ProfileAssessment }): ReactNode {
  const { frontRatioBasisPoints, backRatioBasisPoints, guidelines } = assessment;
  const program = isForPurchase(assessment) ? loanPrograms[assessment.program] : undefined;
  return (
    <div className={css['part']}>
      <h3 className={css['part-title']}>Debt-to-income ratio</h3>
      <p className={css['explanation']}>
        What you pay each month divided by what you earn before taxes. Lenders look at it two ways: for housing alone,
        and for housing and all debts together. The lower it is, the more of your income you keep.
      </p>
      <div className={css['ratios']}>
        <Ratio
          name="Housing alone"
          short="front ratio"
          basisPoints={frontRatioBasisPoints}
          guideline={guidelines.frontRatioBasisPoints}
          program={program}
        />
        <Ratio
          name="Housing and debts"
          short="back ratio"
          basisPoints={backRatioBasisPoints}
          guideline={guidelines.backRatioBasisPoints}
          program={program}
        />
      </div>
    </div>
  );
}

interface RatioProps {
  readonly name: string;
  /** The lenders' term. */
  readonly short: string;
  readonly basisPoints: number | null;
  /** In basis points, marked on the bar. */
  readonly guideline: number | null;
  /** The guideline's program; `undefined` if it isn't for this purchase. */
  readonly program: string | undefined;
}

function Ratio({ name, short, basisPoints, program, ...props }: RatioProps): ReactNode {
  const id = useId();
  const guideline = program === undefined ? null : props.guideline;
  return (
    <div role="group" aria-labelledby={id} className={css['ratio']}>
      <p id={id} className={css['ratio-name']}>
        {name} <span className={css['ratio-short']}>({short})</span>
      </p>
      {basisPoints === null ? (
        <p className={css['figure-missing']}>Not known yet</p>
      ) : (
        <>
          <p className={css['ratio-value']}>{formatRatio(basisPoints, guideline)}</p>
          <div className={css['bar']}>
            <ProgressBar
              label={name}
              value={basisPoints}
              max={10_000}
              valueText={`${formatRatio(basisPoints, guideline)} of your income`}
              size="small"
            />
            {guideline !== null && (
              <svg className={css['guideline-mark']} aria-hidden="true">
                <line x1={`${guideline / 100}%`} x2={`${guideline / 100}%`} y1="0" y2="100%" />
              </svg>
            )}
          </div>
          <p className={css['explanation']}>{explanation(program, guideline)}</p>
        </>
      )}
    </div>
  );
}

function explanation(program: string | undefined, guideline: number | null): string {
  if (program === undefined) return 'No guideline applies to this purchase';
  if (guideline === null) return `${program} loans have no guideline for this ratio`;
  return `Mark: the ${program} guideline, ${percent(guideline)}`;
}
