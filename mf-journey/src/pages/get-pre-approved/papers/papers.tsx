import type { ReactNode } from 'react';
import { cashPapers, getFinancialProfile, papersFor, type Paper, type PaperNeeded } from '@hearthway/contracts/journey';
import { Alert, Badge, CheckIcon, Checkbox, ProgressBar } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { SlotLine, useDoneSlots } from '../../../features/document-slots/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded, NotLoadedStatus, Section } from '../../../features/page-section/index.js';
import { preApprovalInfoQuery } from '../../../features/pre-approval/index.js';
import { missingAnswers } from './missing-answers.js';
import { useProgress, useProgressChange } from './use-progress.js';
import css from './papers.module.css';

/** What lenders will ask this buyer for, or sellers if the buyer pays cash. */
export function Papers(): ReactNode {
  const caller = useCaller();
  const progress = useProgress();
  const profile = useQuery(operationQuery(caller, getFinancialProfile));
  const info = useQuery(preApprovalInfoQuery(caller));
  const done = useDoneSlots();
  if (!progress.data || !profile.data || !info.data) {
    const queries = [progress, profile, info];
    return (
      <Section title={title} status={<NotLoadedStatus queries={queries} />}>
        <NotLoaded what="list of documents" queries={queries} />
      </Section>
    );
  }
  if (progress.data.payingCash) {
    return (
      <Section title={title} status={<Badge>Paying cash</Badge>}>
        <CashPapers />
      </Section>
    );
  }
  const ticked = progress.data.papers;
  const papers = papersFor(profile.data.profile, info.data);
  const ready = papers.filter(({ id }) => done.has(id) || ticked.includes(id)).length;
  return (
    <Section title={title} status={<Count ready={ready} all={papers.length} />}>
      <p className={parts['lead']}>
        Have these together before you call a lender, and the call becomes an answer. The list follows from what you’ve
        told us. What you upload is ticked off by itself; tick what you have on paper.
      </p>
      <Missing answers={missingAnswers(profile.data.profile, info.data)} />
      <Checklist papers={papers} ticked={ticked} done={done} ready={ready} />
    </Section>
  );
}

const title = 'Documents to gather';

function CashPapers(): ReactNode {
  return (
    <>
      <p className={parts['lead']}>You’re paying cash, so you don’t need a lender’s papers. These take their place.</p>
      <ul className={css['papers']}>
        {cashPapers.map((paper) => (
          <li key={paper.id}>
            <b>{paper.name}</b>
            <p className={parts['note']}>
              <Why paper={paper} />
            </p>
            <SlotLine slot={paper.id} name={paper.name} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Why({ paper: { neededBy, why } }: { readonly paper: PaperNeeded }): ReactNode {
  return (
    <span className={css['why']}>
      <b>{neededBy}.</b> {why}
    </span>
  );
}

function Count({ ready, all }: { readonly ready: number; readonly all: number }): ReactNode {
  return ready === all ? (
    <Badge tone="success" icon={<CheckIcon />}>
      All ready
    </Badge>
  ) : (
    <Badge>
      {ready} of {all} ready
    </Badge>
  );
}

function Missing({ answers }: { readonly answers: ReturnType<typeof missingAnswers> }): ReactNode {
  if (answers.length === 0) return null;
  return (
    <Alert title="The list may change once we know">
      <ul className={css['missing']}>
        {answers.map(({ text, path }) => (
          <li key={path}>
            <PageLink to={path}>{text}</PageLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface ChecklistProps {
  readonly papers: readonly Paper[];
  /** The ids of those that the buyer ticked off. */
  readonly ticked: readonly string[];
  /** Those for which nothing is left to do in Documents. They are ticked, too, as long as that is so. */
  readonly done: ReturnType<typeof useDoneSlots>;
  readonly ready: number;
}

function Checklist({ papers, ticked, done, ready }: ChecklistProps): ReactNode {
  const change = useProgressChange();
  return (
    <>
      <ProgressBar
        label="Documents ready"
        value={ready}
        max={papers.length}
        valueText={`${ready} of ${papers.length} ready`}
        size="small"
      />
      <ul className={css['papers']}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <Checkbox
              label={paper.name}
              help={<Why paper={paper} />}
              checked={done.has(paper.id) || ticked.includes(paper.id)}
              disabled={done.has(paper.id)}
              onChange={({ target }) => {
                change.mutate({ paper: paper.id, ready: target.checked });
              }}
            />
            <div className={css['document']}>
              <SlotLine slot={paper.id} name={paper.name} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
