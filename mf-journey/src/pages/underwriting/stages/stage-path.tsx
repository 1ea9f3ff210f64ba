import type { ReactNode } from 'react';
import { underwritingStages, type UnderwritingStage, type UnderwritingStep } from '@hearthway/contracts/journey';
import { CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import css from './stages.module.css';

/** The usual way. A file may skip a stage, or go back. */
const usual = ['processing', 'submitted', 'approved', 'clear'] as const satisfies readonly UnderwritingStage[];

/** How far along the usual way the loan is; a suspended or denied one is where it was before. */
export function StagePath({ steps }: { readonly steps: readonly UnderwritingStep[] }): ReactNode {
  const current = steps.findLast(({ stage }) => usual.some((one) => one === stage));
  const reached = usual.findIndex((stage) => stage === current?.stage);
  return (
    <ol className={css['path']} aria-label="The usual way of a loan">
      {usual.map((stage, index) => {
        const step = steps.findLast((one) => one.stage === stage);
        const state = index < reached ? 'done' : index === reached ? 'now' : 'ahead';
        return (
          <li
            key={stage}
            className={css['stage']}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={css['mark']}>{state === 'ahead' ? index + 1 : <CheckIcon size={16} />}</span>
            <span>
              <VisuallyHidden>{state === 'ahead' ? 'Ahead: ' : 'Reached: '}</VisuallyHidden>
              <span className={css['stage-name']}>{underwritingStages[stage]}</span>
              {step && state !== 'ahead' && (
                <span className={css['stage-day']}>{formatShortDay(startOf(step.on))}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
