import type { ReactNode } from 'react';
import { adviseOnLenders, type LenderSuggestion } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import type { FindOutcome } from '../use-find-matches.js';
import css from './find-notice.module.css';

export interface FindNoticeProps {
  outcome: FindOutcome;
  /** Whether a lender of the list fits the plan. */
  hasRanked: boolean;
}

/** Says why a search added nothing, or why there won’t be another, and what would change that. It stays longer than a toast. */
export function FindNotice({ outcome, hasRanked }: FindNoticeProps): ReactNode {
  if (outcome === 'information-missing') {
    return (
      <Alert tone="warning" action={<ToPage to="/pre-approval-form">Complete Profile</ToPage>}>
        {lenderTexts.financialInformationRequired}.
      </Alert>
    );
  }
  if (outcome !== 'none-left') return null;
  if (hasRanked) return <Alert announce="polite">You’ve seen every lender we have for your plan.</Alert>;
  return <Advice />;
}

/** The service finds it by ranking again with a changed plan. */
function Advice(): ReactNode {
  // The plan may have changed.
  const { data, isPending } = useQuery({ ...operationQuery(useCaller(), adviseOnLenders), staleTime: 0 });
  const suggestions = data?.suggestions ?? [];
  return (
    <Alert
      announce="polite"
      title="None of our lenders fit this plan yet"
      action={
        <div className={css['actions']}>
          <ToPage to="/pre-approval-form">Change your plan</ToPage>
          {suggestions.some(isAboutHome) && <ToPage to="/get-to-know-you">Change the type or use of the home</ToPage>}
        </div>
      }
    >
      {isPending && <p>We’re working out what would change that…</p>}
      {suggestions.length === 1 && <p>One change would be enough:</p>}
      {suggestions.length > 1 && <p>Any one of these changes would be enough:</p>}
      {suggestions.length > 0 && (
        <ul className={css['list']}>
          {suggestions.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {data?.obstacle != null && <p>{data.obstacle}</p>}
    </Alert>
  );
}

const isAboutHome = ({ change: { propertyType, propertyUse } }: LenderSuggestion): boolean =>
  propertyType !== undefined || propertyUse !== undefined;

function ToPage({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <PageLink to={to} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
      {children}
    </PageLink>
  );
}
