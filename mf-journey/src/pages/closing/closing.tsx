import type { ReactNode } from 'react';
import type { ClosingView } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { useClosing } from '../../features/closing/index.js';
import { ContractRoom } from '../../features/contract/index.js';
import { StagePapers } from '../../features/documents/index.js';
import { FoldedSections, Muted, Section, Subtitle } from '../../features/page-parts/index.js';
import { NoContract, StepPage, Waiting } from '../../features/step-page/index.js';
import { Cash } from './cash.js';
import { Checklist } from './checklist.js';
import { Disclosure } from './disclosure.js';
import { FirstYear } from './first-year.js';
import { Guide } from './guide.js';
import { Keys, WelcomeHome } from './keys.js';
import { LineForm } from './line-form.js';
import { ClosingChecks } from './closing-checks.js';
import { Wire } from './wire.js';

export function ClosingPage(): ReactNode {
  const closing = useClosing();
  return (
    <StepPage
      milestone="Closing"
      lead="Check the last papers, send the money safely, sign, and take your keys. Then we stay for the first year."
    >
      <FoldedSections key={closing.data?.contract?.id} first={firstSection(closing.data)}>
        <Room />
        <StagePapers stage="closing" />
        <Guide />
      </FoldedSections>
      <ContractRoom />
    </StepPage>
  );
}

/** What the buyer comes for. */
function firstSection(view: ClosingView | undefined): string {
  if (!view?.contract) return 'know';
  if (view.contract.status === 'active') return 'closing-checks';
  return view.closing.keysOn === null ? 'keys' : 'welcome-home';
}

function Room(): ReactNode {
  const closing = useClosing();
  if (!closing.data) return <Waiting noun="closing" queries={[closing]} />;
  // Another contract begins with empty forms.
  return <Workspace key={closing.data.contract?.id} view={closing.data} />;
}

function Workspace({ view }: { readonly view: ClosingView }): ReactNode {
  const { contract, closing } = view;
  if (!contract) return <NothingYet />;
  const paysCash = contract.financing === 'cash';
  const papers = (
    <>
      {!paysCash && <Disclosure view={view} />}
      <Cash view={view} />
    </>
  );
  const steps = (
    <>
      <Wire closing={closing} />
      <Section id="walk-through" title="4. Walk through">
        <Muted>In the last 24 hours before you sign, with your contract and your phone’s camera.</Muted>
        <Checklist list="walkThrough" closing={closing} />
        <LineForm
          label="Walk-through"
          names={noteNames}
          closing={closing}
          fields={(form) => (
            <TextField {...form.field('walkThroughNote')} label="What isn’t right" optional maxLength={300} />
          )}
        />
      </Section>
      <Section id="sign" title="5. Sign">
        <Muted>Bring your ID. These are the papers to expect, and what to look at in each.</Muted>
        <Checklist list="signing" closing={closing} paysCash={paysCash} />
        <Subtitle>Ready to move in</Subtitle>
        <Checklist list="moveIn" closing={closing} />
      </Section>
    </>
  );
  if (contract.status === 'closed') {
    return (
      <>
        {closing.keysOn === null ? <Keys view={view} /> : <WelcomeHome view={view} />}
        <FirstYear view={view} />
        {papers}
        {steps}
      </>
    );
  }
  return (
    <>
      <ClosingChecks view={view} />
      {papers}
      {steps}
      <Keys view={view} />
      <FirstYear view={view} />
    </>
  );
}

const noteNames = ['walkThroughNote'] as const;

function NothingYet(): ReactNode {
  return (
    <NoContract title="Closing starts with your contract">
      Once a seller accepts, we keep your closing here: the last papers, the money, the walk-through, and the keys.
      Until then, see what to expect.
    </NoContract>
  );
}
