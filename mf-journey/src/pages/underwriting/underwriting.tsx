import type { ReactNode } from 'react';
import type { Condition, UnderwritingView } from '@hearthway/contracts/journey';
import { Alert, buttonClassName, Card, EmptyState } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { Bullets } from '../../features/guide/index.js';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { Appraisal } from './appraisal/appraisal.js';
import { Conditions } from './conditions/conditions.js';
import { DepositLetter } from './deposit-letter.js';
import { Guide } from './guide/guide.js';
import { Papers } from './papers/papers.js';
import { Stages } from './stages/stages.js';
import { useConditions, useUnderwriting } from './use-underwriting.js';
import css from './underwriting.module.css';

/** From the loan file to clear to close: where it stands, what the lender asks for, and the appraisal. */
export function Underwriting(): ReactNode {
  const underwriting = useUnderwriting();
  const conditions = useConditions();
  const { data: view } = underwriting;
  return (
    <>
      <PageHead
        title="Underwriting and appraisal"
        lead="See where your loan stands, and answer what the lender asks for once, with proof."
      >
        <MilestoneChecklist milestone="appraisal" />
      </PageHead>
      <FallbackNotice />
      <Sections>
        {view && conditions.data ? (
          // Another contract begins with empty forms.
          <Workspace key={view.contract?.id} view={view} conditions={conditions.data.conditions} />
        ) : (
          <Card>
            <NotLoaded what="underwriting" queries={[underwriting, conditions]} />
          </Card>
        )}
        <Appraisal />
        <Guide state={view?.contract?.terms.state} />
      </Sections>
    </>
  );
}

interface WorkspaceProps {
  readonly view: UnderwritingView;
  readonly conditions: readonly Condition[];
}

function Workspace({ view, conditions }: WorkspaceProps): ReactNode {
  const { contract } = view;
  if (!contract) return <NothingYet />;
  const shown = { ...view, contract };
  const { status, terms } = contract;
  if (terms.financing === 'cash') return <PayingCash />;
  return (
    <>
      {status === 'closed' && (
        <Alert title={`You closed on ${terms.address}`}>
          What you kept of your loan stays here to look up. It doesn’t change any more.
        </Alert>
      )}
      <Stages view={shown} />
      <Conditions view={shown} conditions={conditions} />
      <Papers view={shown} />
      {status === 'active' && <DepositLetter view={shown} />}
    </>
  );
}

function NothingYet(): ReactNode {
  return (
    <Card>
      <EmptyState
        title="Underwriting starts with your contract"
        action={
          <PageLink to="/make-offer" className={buttonClassName()}>
            Enter your contract
          </PageLink>
        }
      >
        <p>
          Once you have a home under contract and a lender, keep what they ask for here, with the day you sent it. Until
          then, read what underwriters look at: you can prepare most of it today.
        </p>
      </EmptyState>
    </Card>
  );
}

function PayingCash(): ReactNode {
  return (
    <Section title="You pay cash" startsOpen>
      <p className={css['text']}>
        Nobody underwrites your purchase: there are no stages, no conditions, and no rate lock. What a lender would
        check is now yours to check.
      </p>
      <Bullets>
        <li>
          <b>The title.</b> Read the title commitment, and buy an owner’s policy. No lender makes you.
        </li>
        <li>
          <b>Home insurance.</b> Nobody requires it, and the home is yours from the day you get the keys. Have it in
          force by then.
        </li>
        <li>
          <b>The value.</b> An appraisal is your choice. It tells you whether the price is fair.
        </li>
        <li>
          <b>Your money.</b> Keep a recent bank statement as proof of funds, and have the money in one account a week
          before you close.
        </li>
      </Bullets>
    </Section>
  );
}
