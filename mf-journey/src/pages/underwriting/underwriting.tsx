import type { ReactNode } from 'react';
import type { Condition, UnderwritingView } from '@hearthway/contracts/journey';
import { ClosedNotice, ContractPage, NoContract } from '../../features/contract-page/index.js';
import { Bullets } from '../../features/guide/index.js';
import { Section } from '../../features/page-section/index.js';
import { Appraisal, AppraisalGuide } from './appraisal/appraisal.js';
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
    <ContractPage
      title="Underwriting and appraisal"
      lead="See where your loan stands, and answer what the lender asks for once, with proof."
      milestone="appraisal"
      what="underwriting"
      queries={[underwriting, conditions]}
      contract={conditions.data && view?.contract}
      guide={
        <>
          <Appraisal />
          {view && <ForLater key={`later ${view.contract?.id}`} view={view} />}
          <AppraisalGuide />
          <Guide state={view?.contract?.terms.state} />
        </>
      }
    >
      {view && conditions.data && <Workspace view={view} conditions={conditions.data.conditions} />}
    </ContractPage>
  );
}

interface WorkspaceProps {
  readonly view: UnderwritingView;
  readonly conditions: readonly Condition[];
}

function Workspace({ view, conditions }: WorkspaceProps): ReactNode {
  const { contract } = view;
  if (!contract) {
    return (
      <NoContract title="Underwriting starts with your contract">
        Once you have a home under contract and a lender, keep what they ask for here, with the day you sent it. Until
        then, read what underwriters look at: you can prepare most of it today.
      </NoContract>
    );
  }
  const shown = { ...view, contract };
  const { status, terms } = contract;
  if (terms.financing === 'cash') return <PayingCash />;
  return (
    <>
      {status === 'closed' && <ClosedNotice contract={contract} />}
      <Stages view={shown} />
      <Conditions view={shown} conditions={conditions} />
    </>
  );
}

/** What the buyer looks at less often than at the loan, what it waits for, and the appraisal. */
function ForLater({ view }: Pick<WorkspaceProps, 'view'>): ReactNode {
  const { contract } = view;
  if (contract?.terms.financing !== 'loan') return null;
  const shown = { ...view, contract };
  return (
    <>
      <Papers view={shown} />
      {contract.status === 'active' && <DepositLetter view={shown} />}
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
