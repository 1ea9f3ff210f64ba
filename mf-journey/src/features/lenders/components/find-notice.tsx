import type { ReactNode } from 'react';
import { statesOffered } from '@hearthway/contracts/constants';
import { usStates } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import type { FindOutcome } from '../use-find-matches.js';

export interface FindNoticeProps {
  outcome: FindOutcome;
  hasMatches: boolean;
}

/** Says why a search added nothing, or why there won’t be another. It stays longer than a toast. */
export function FindNotice({ outcome, hasMatches }: FindNoticeProps): ReactNode {
  if (outcome === 'information-missing') {
    return (
      <Alert tone="warning" action={<ToProfile>Complete Profile</ToProfile>}>
        {lenderTexts.financialInformationRequired}.
      </Alert>
    );
  }
  if (outcome !== 'none-left') return null;
  if (hasMatches) return <Alert announce="polite">You’ve seen every lender we have for your plan.</Alert>;
  return (
    <Alert
      announce="polite"
      title="None of our lenders fit this plan yet"
      action={<ToProfile>Change your plan</ToProfile>}
    >
      The home’s location, type, and use all matter, and so do your price, down payment, and debts. Our lenders are in{' '}
      {statesWithLenders}.
    </Alert>
  );
}

function ToProfile({ children }: { children: ReactNode }): ReactNode {
  return (
    <PageLink to="/pre-approval-form" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
      {children}
    </PageLink>
  );
}

const namesOfStates = usStates.flatMap(([code, name]) =>
  (statesOffered as readonly string[]).includes(code) ? [name] : [],
);
const statesWithLenders = `${namesOfStates.slice(0, -1).join(', ')}, and ${namesOfStates.at(-1)}`;
