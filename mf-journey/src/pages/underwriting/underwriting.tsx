import type { ReactNode } from 'react';
import type { AppraisalView, Condition, UnderwritingView } from '@hearthway/contracts/journey';
import { ContractRoom } from '../../features/contract/index.js';
import { StagePapers } from '../../features/documents/index.js';
import { FoldedSections, Section } from '../../features/page-parts/index.js';
import { useAppraisal, useConditions, useUnderwriting } from '../../features/underwriting/index.js';
import { AfterKeys, NoContract, StepPage, Waiting } from '../../features/step-page/index.js';
import { Appraisal } from './appraisal/appraisal.js';
import { Conditions } from './conditions/conditions.js';
import { DepositLetter } from './deposit-letter.js';
import { Guide } from './guide.js';
import { Papers } from './papers/papers.js';
import { SavedFile } from './saved-file.js';
import { Stages } from './stages/stages.js';

export function Underwriting(): ReactNode {
  const contract = useUnderwriting().data?.contract;
  return (
    <StepPage
      milestone="Appraisal"
      title="Underwriting and Appraisal"
      lead="See where your loan stands, answer what the lender asks once and with proof, and know what a low value costs."
    >
      <FoldedSections key={contract?.id} first={firstSection(contract)}>
        <Room />
        <StagePapers stage="underwriting" />
      </FoldedSections>
      <ContractRoom />
    </StepPage>
  );
}

/** What the buyer comes for. */
function firstSection(contract: UnderwritingView['contract'] | undefined): string {
  if (!contract) return 'know';
  const isCash = contract.financing === 'cash';
  if (contract.status === 'closed') return isCash ? 'saved-appraisal' : 'saved-file';
  return isCash ? 'cash' : 'stages';
}

function Room(): ReactNode {
  const underwriting = useUnderwriting();
  const conditions = useConditions();
  const appraisal = useAppraisal();
  if (!underwriting.data || !conditions.data || !appraisal.data) {
    return <Waiting noun="underwriting" queries={[underwriting, conditions, appraisal]} />;
  }
  return (
    <>
      {/* Another contract begins with empty forms. */}
      <Workspace
        key={underwriting.data.contract?.id}
        file={underwriting.data}
        conditions={conditions.data}
        appraisal={appraisal.data}
      />
      <Guide rows={[...underwriting.data.policyRows, ...appraisal.data.policyRows]} />
    </>
  );
}

interface WorkspaceProps {
  readonly file: UnderwritingView;
  readonly conditions: readonly Condition[];
  readonly appraisal: AppraisalView;
}

function Workspace({ file, conditions, appraisal }: WorkspaceProps): ReactNode {
  const { contract } = file;
  if (!contract) return <NothingYet />;
  if (contract.status === 'closed') {
    return (
      <>
        <AfterKeys address={contract.address} />
        <SavedFile file={file} conditions={conditions} appraisal={appraisal} />
      </>
    );
  }
  if (contract.financing === 'cash') {
    return (
      <>
        <Section id="cash" title="You pay cash">
          <p>
            Nobody underwrites your purchase: there are no stages, no conditions, and no lender’s appraisal. You still
            need home insurance from the closing day, and the title company still checks the title.
          </p>
          <p>
            An appraisal is optional. It costs a few hundred dollars and tells you whether the price is fair. If you
            order one, note its value below.
          </p>
        </Section>
        <Appraisal view={appraisal} title="An appraisal, if you want one" />
      </>
    );
  }
  return (
    <>
      <Stages file={file} />
      <Conditions contract={contract} conditions={conditions} />
      <Papers file={file} />
      <Appraisal view={appraisal} title="4. The appraisal" />
      <DepositLetter file={file} address={contract.address} />
    </>
  );
}

function NothingYet(): ReactNode {
  return (
    <NoContract title="Underwriting starts with a contract">
      Once you have a home under contract and a lender, keep what they ask for here, with the day you sent it. Until
      then, read what underwriters look at: most of it you can prepare today.
    </NoContract>
  );
}
