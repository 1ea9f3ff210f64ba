import type { ReactNode } from 'react';
import { emptyFinancialProfile } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from '../../features/step-page/index.js';
import { AnchorLink } from '../../anchor-link/index.js';
import { financialProfileQuery } from '../../features/financial-profile/index.js';
import {
  estimateCalls,
  letterCalls,
  quoteCalls,
  useEntries,
  useProgress,
} from '../../features/getting-pre-approved/index.js';
import { FallbackNotice, MilestoneChecklist } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { preApprovalInfoQuery } from '../../features/pre-approval/index.js';
import { Estimates } from './estimates/estimates.js';
import { Know } from './know/know.js';
import { Lenders } from './lenders/lenders.js';
import { Letters } from './letters/letters.js';
import { Papers } from './papers/papers.js';
import { sections } from './sections.js';
import css from './get-pre-approved.module.css';

export function GetPreApproved(): ReactNode {
  return (
    <>
      <PageHead
        title="Get Pre-Approved"
        lead="Gather your papers, talk to a few lenders, and keep their letters and quotes in one place."
      >
        <MilestoneChecklist title="Get Pre-Approved" />
      </PageHead>
      <FallbackNotice />
      <div className={css['layout']}>
        <nav aria-label="Sections of this page" className={css['contents']}>
          <ul className={css['links']}>
            {Object.values(sections).map(({ id, title }) => (
              <li key={id}>
                <AnchorLink toId={id} className={css['link']}>
                  {title}
                </AnchorLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css['sections']}>
          <Sections />
        </div>
      </div>
    </>
  );
}

function Sections(): ReactNode {
  const { session } = usePlatform();
  const user = useUser();
  const enabled = Boolean(user);
  const letters = useEntries(letterCalls);
  const quotes = useEntries(quoteCalls);
  const estimates = useEntries(estimateCalls);
  const progress = useProgress();
  const profile = useQuery({ ...financialProfileQuery(session, user?.id), enabled });
  const info = useQuery({ ...preApprovalInfoQuery(session, user?.id), enabled });

  const all = [letters, quotes, estimates, progress, profile, info];
  const isKnown = letters.data && quotes.data && estimates.data && progress.data;
  if (isKnown && all.every(({ isPending }) => !isPending)) {
    // Without them, the page still works: it shows the papers that most buyers need.
    const known = profile.data?.profile ?? emptyFinancialProfile;
    return (
      <>
        <Letters letters={letters.data} progress={progress.data} profile={known} />
        <Papers progress={progress.data} profile={known} info={info.data ?? null} />
        <Lenders quotes={quotes.data} />
        <Estimates estimates={estimates.data} profile={known} />
        <Know />
      </>
    );
  }
  return <Waiting noun="letters and lenders" queries={all} cards={3} />;
}
