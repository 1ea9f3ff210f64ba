import type { ReactNode } from 'react';
import type { listHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Alert } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useMilestones } from '../../features/milestones/index.js';
import css from './home-search.module.css';

type Missing = OperationReply<typeof listHomes>['missing'][number];

const steps: Readonly<Record<Missing, { readonly link: string; readonly path: string; readonly what: string }>> = {
  finances: { link: 'Add your finances', path: '/pre-approval-form', what: 'to see what each home costs a month' },
  goals: { link: 'Set your home goals', path: '/home-goals', what: 'to see how each home fits' },
  budget: { link: 'Pin a budget', path: '/buying-power', what: 'to see which homes are within it' },
};

/** What the estimates still need, and a gentle hint if there are neither goals nor a letter, which usually come first. */
export function Notices({ missing }: { readonly missing: readonly Missing[] }): ReactNode {
  const { openBefore } = useMilestones();
  const isEarly = missing.includes('goals') && openBefore('home-search') !== undefined;
  if (missing.length === 0) return null;
  return (
    <Alert title={isEarly ? 'You’re early, and that’s fine' : 'See more about each home'}>
      {isEarly && (
        <p>
          Most buyers write down their goals or <PageLink to="/get-pre-approved">get pre-approved</PageLink> before they
          search. With a letter, a seller takes your offer seriously.
        </p>
      )}
      <ul className={css['missing']}>
        {missing.map((one) => (
          <li key={one}>
            <PageLink to={steps[one].path}>{steps[one].link}</PageLink> {steps[one].what}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
