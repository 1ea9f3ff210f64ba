import type { ReactNode } from 'react';
import type { AppraisalView, Condition, UnderwritingView } from '@hearthway/contracts/journey';
import { ClosedNotice, ContractPage, NoContract } from '../../features/contract-page/index.js';
import { DocumentsSection } from '../../features/document-slots/index.js';
import { Bullets } from '../../features/guide/index.js';
import { Section } from '../../features/page-section/index.js';
import { AppraisalTopics } from './appraisal/appraisal-topics.js';
import { Appraisal } from './appraisal/appraisal.js';
import { useAppraisal } from './appraisal/use-appraisal.js';
import { Conditions } from './conditions/conditions.js';
import { DepositLetter } from './deposit-letter.js';
import { Guide } from './guide/guide.js';
import { agingSlots, Papers } from './papers/papers.js';
import { Stages } from './stages/stages.js';
import { useConditions, useUnderwriting } from './use-underwriting.js';
import css from './underwriting.module.css';

/** From the loan file to clear to close: where it stands, what the lender asks for, and the appraisal. */
export function Underwriting(): ReactNode {
  const underwriting = useUnderwriting();
  const conditions = useConditions();
  const appraisal = useAppraisal();
  const [{ data: view }, { data: listed }, { data: appraised }] = [underwriting, conditions, appraisal];
  const shown = view && listed && appraised && { view, conditions: listed.conditions, appraisal: appraised };
  return (
    <ContractPage
      title="Underwriting and appraisal"
      lead="See where your loan stands, and answer what the lender asks for once, with proof."
      milestone="appraisal"
      what="underwriting"
      queries={[underwriting, conditions, appraisal]}
      contract={shown?.view.contract}
      guide={
        <>
          {appraised && <AppraisalTopics view={appraised} />}
          <Guide state={view?.contract?.terms.state} />
        </>
      }
    >
      {shown && <Workspace {...shown} />}
    </ContractPage>
  );
}

interface WorkspaceProps {
  readonly view: UnderwritingView;
  readonly conditions: readonly Condition[];
  readonly appraisal: AppraisalView;
}

function Workspace({ view, conditions, appraisal }: WorkspaceProps): ReactNode {
  const { contract } = view;
  if (!contract) {
    return (
      <>
        <NoContract title="Underwriting starts with your contract">
          Once you have a home under contract and a lender, keep what they ask for here, with the day you sent it. Until
          then, read what underwriters look at: you can prepare most of it today.
        </NoContract>
        <Appraisal view={appraisal} />
      </>
    );
  }
  if (contract.terms.financing === 'cash') {
    return (
      <>
        <PayingCash />
        <Appraisal view={appraisal} />
      </>
    );
  }
  const ofContract = { ...view, contract };
  return (
    <>
      {contract.status === 'closed' && <ClosedNotice contract={contract} />}
      <Stages view={ofContract} />
      <Conditions view={ofContract} conditions={conditions} />
      <Appraisal view={appraisal} />
      {/* Looked at less often than what the loan waits for. */}
      <Papers view={ofContract} />
      <DocumentsSection stage="underwriting" except={agingSlots} />
      {contract.status === 'active' && <DepositLetter view={ofContract} />}
    </>
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
