import type { ReactNode } from 'react';
import type { LenderSuggestion, ProfileSection } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { financialProfileQuery, profileSectionTitles, sectionAddress } from '../../financial-profile/index.js';
import { lenderAdviceQuery } from '../api.js';
import type { FindOutcome } from '../use-find-matches.js';
import css from './find-notice.module.css';

export interface FindNoticeProps {
  outcome: FindOutcome;
  /** Whether a lender of the list fits the plan. */
  hasRanked: boolean;
}

/** Says why the last search added nothing, and what would change that. It stays longer than a toast. */
export function FindNotice({ outcome, hasRanked }: FindNoticeProps): ReactNode {
  if (outcome === 'information-missing') return <MissingSections />;
  if (outcome !== 'none-left') return null;
  if (hasRanked) return <Alert announce="polite">You’ve seen every lender we have for your plan.</Alert>;
  return <Advice />;
}

function MissingSections(): ReactNode {
  const { session } = usePlatform();
  const { data } = useQuery(financialProfileQuery(session, useUser()?.id));
  const missing = data?.assessment.missingForMatching ?? [];
  const [first] = missing;
  return (
    <Alert
      tone="warning"
      action={<ToPage to={first ? sectionAddress(first) : '/pre-approval-form'}>Complete Profile</ToPage>}
    >
      <p>{lenderTexts.financialInformationRequired}.</p>
      {missing.length > 0 && (
        <>
          <p>Still missing:</p>
          <ul className={css['list']}>
            {missing.map((section) => (
              <li key={section}>
                <SectionLink section={section} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

const SectionLink = ({ section }: { section: ProfileSection }): ReactNode => (
  <PageLink to={sectionAddress(section)}>{profileSectionTitles[section]}</PageLink>
);

/** Computed with the ranking for changed plans. */
function Advice(): ReactNode {
  const { session } = usePlatform();
  const { data, isPending } = useQuery(lenderAdviceQuery(session, useUser()?.id));
  const suggestions = data?.suggestions ?? [];
  return (
    <Alert
      announce="polite"
      title="None of our lenders fit this plan yet"
      action={
        <div className={css['actions']}>
          <ToPage to={sectionAddress('plan')}>Change your plan</ToPage>
          {suggestions.some(isAboutHome) && <ToPage to="/get-to-know-you">Change the type of home or its use</ToPage>}
        </div>
      }
    >
      {isPending && <p>We’re working out what would change that…</p>}
      {suggestions.length > 0 && (
        <>
          <p>Each of these changes alone would be enough:</p>
          <ul className={css['list']}>
            {suggestions.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {data?.obstacle != null && <p>{data.obstacle}</p>}
    </Alert>
  );
}

const isAboutHome = ({ kind }: LenderSuggestion): boolean => kind === 'propertyUse' || kind === 'propertyType';

function ToPage({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <PageLink to={to} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
      {children}
    </PageLink>
  );
}
