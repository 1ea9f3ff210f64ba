import type { ReactNode } from 'react';
import {
  isSlotDone,
  papersFor,
  profileSectionNames,
  type DocumentSlotStatus,
  type FinancialProfile,
  type PreApprovalInfo,
  type PreApprovalProgress,
} from '@hearthway/contracts/journey';
import { Alert, Checkbox, ProgressBar } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { StatusBadge, useDocumentSlots } from '../../../features/documents/index.js';
import { useProgressChange } from '../../../features/getting-pre-approved/index.js';
import { Muted, Section } from '../../../features/page-parts/index.js';
import { sections } from '../sections.js';
import css from './papers.module.css';

export interface PapersProps {
  readonly progress: PreApprovalProgress;
  readonly profile: FinancialProfile;
  readonly info: Pick<PreApprovalInfo, 'propertyUse'> | null;
}

export function Papers({ progress, profile, info }: PapersProps): ReactNode {
  const change = useProgressChange();
  const papers = papersFor({ profile, info });
  const { data } = useDocumentSlots();
  const statuses = new Map<string, DocumentSlotStatus>(data?.slots.map(({ key, status }) => [key, status]));
  const isUploaded = (id: string): boolean => isSlotDone(statuses.get(id) ?? 'needed');
  const ready = papers.filter(({ id }) => progress.papers.includes(id) || isUploaded(id)).length;
  const isIncomplete = profileSectionNames.some((section) => profile[section] === null);
  return (
    <Section {...sections.papers}>
      <Muted>
        Have these ready before you call a lender. They’re based on what you’ve told us. What you{' '}
        <PageLink to="/documents">upload on Documents</PageLink> counts here, too.
      </Muted>
      {isIncomplete && (
        <Alert
          tone="info"
          title="Your list may grow"
          action={<PageLink to="/pre-approval-form">Finish your finances</PageLink>}
        >
          Some of your financial profile is missing, so these are the papers most buyers need.
        </Alert>
      )}
      {!info && (
        <Muted>
          We don’t know yet how you’ll use the home. <PageLink to="/get-to-know-you">Answer a few questions</PageLink>
        </Muted>
      )}
      <div className={css['count']}>
        <ProgressBar label={`${ready} of ${papers.length} ready`} value={ready} max={papers.length} />
        <p aria-hidden="true">
          {ready} of {papers.length} ready
        </p>
      </div>
      <ul className={css['papers']}>
        {papers.map(({ id, name, neededBy, why }) => (
          <li key={id}>
            <Checkbox
              label={name}
              help={
                <>
                  <b>{neededBy}:</b> {why}
                </>
              }
              checked={progress.papers.includes(id) || isUploaded(id)}
              disabled={isUploaded(id)}
              onChange={({ target }) => {
                change.mutate({ paper: id, isReady: target.checked });
              }}
            />
            {statuses.has(id) && statuses.get(id) !== 'needed' && <StatusBadge status={statuses.get(id) ?? 'needed'} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
