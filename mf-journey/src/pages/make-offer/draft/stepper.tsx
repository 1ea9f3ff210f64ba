import type { ReactNode } from 'react';
import { PageLink } from '@hearthway/web-kit/router';
import { addressOf, draftStepNames, draftSteps, type DraftStep } from '../offer-address.js';
import css from './draft.module.css';

interface StepperProps {
  readonly offerId: string;
  readonly step: DraftStep;
}

/** Where the buyer is, and a way to each step. */
export function Stepper({ offerId, step }: StepperProps): ReactNode {
  const place = draftStepNames.indexOf(step);
  return (
    <nav aria-label="Steps of your offer">
      <ol className={css['steps']}>
        {draftStepNames.map((name, index) => (
          <li key={name} data-passed={index < place || undefined}>
            <PageLink
              to={addressOf(offerId, name)}
              aria-current={name === step ? 'step' : undefined}
              className={css['step-link']}
            >
              <span className={css['step-number']} aria-hidden="true">
                {index + 1}
              </span>
              {draftSteps[name]}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
