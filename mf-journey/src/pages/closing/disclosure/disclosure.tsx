import { useState, type ReactNode } from 'react';
import type { DisclosureClock } from '@hearthway/contracts/journey';
import { Button, EmptyState } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { Fact, Facts } from '../../../features/fact/index.js';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { SourceLine } from '../../../features/policy-rows/index.js';
import type { ClosingProps } from '../use-closing.js';
import { CorrectionDialog } from './correction-dialog.js';
import { DisclosureDialog } from './disclosure-dialog.js';
import { Fees } from './fees.js';
import parts from '../parts/parts.module.css';

/** The lender’s last form: when it came, what it changed, and whether it may. */
export function Disclosure({ view }: ClosingProps): ReactNode {
  const [open, setOpen] = useState<'disclosure' | 'correction'>();
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <>
      <Section
        title="Check the Closing Disclosure"
        lead="Five pages from your lender. The law gives you three business days with them, and limits what may rise above your Loan Estimate."
      >
        {view.closing.disclosure ? (
          <Entered view={view} onOpen={setOpen} />
        ) : (
          <EmptyState
            headingLevel={3}
            title="Enter it when it comes"
            action={
              <Button
                onClick={() => {
                  setOpen('disclosure');
                }}
              >
                Enter your Closing Disclosure
              </Button>
            }
          >
            <p>
              {view.clock && `It has to reach you by ${formatDay(view.clock.dueOn)}. `}Rate and loan are on page 1, the
              costs on page 2.
            </p>
          </EmptyState>
        )}
        {view.clock && <Clock clock={view.clock} />}
        {view.closing.disclosure &&
          (view.comparison ? <Fees view={view} comparison={view.comparison} /> : <NoEstimate />)}
      </Section>
      {open === 'disclosure' && <DisclosureDialog view={view} onClose={close} />}
      {open === 'correction' && <CorrectionDialog view={view} onClose={close} />}
    </>
  );
}

interface EnteredProps extends ClosingProps {
  readonly onOpen: (dialog: 'disclosure' | 'correction') => void;
}

function Entered({ view, onOpen }: EnteredProps): ReactNode {
  return (
    <div className={parts['actions']}>
      <Button
        variant="secondary"
        onClick={() => {
          onOpen('disclosure');
        }}
      >
        Edit your Closing Disclosure
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          onOpen('correction');
        }}
      >
        {view.closing.correction ? 'Edit the corrected one' : 'I got a corrected one'}
      </Button>
    </div>
  );
}

function Clock({ clock }: { readonly clock: DisclosureClock }): ReactNode {
  const { receivedOn, countsFrom, earliestOn, restarted, text, rule } = clock;
  return (
    <section className={parts['part']} aria-label="The three-day clock">
      <h3 className={parts['subtitle']}>The three-day clock</h3>
      {receivedOn !== null && earliestOn !== null && (
        <Facts>
          <Fact name="Received">{formatDay(receivedOn)}</Fact>
          {restarted && countsFrom !== null && <Fact name="Counts again from">{formatDay(countsFrom)}</Fact>}
          <Fact name="First day you can sign">{formatDay(earliestOn)}</Fact>
        </Facts>
      )}
      <p className={parts['lead']}>{text}</p>
      <Topics>
        <Topic title="The rule">
          <p>{rule}</p>
          <SourceLine source={clock} />
        </Topic>
      </Topics>
    </section>
  );
}

function NoEstimate(): ReactNode {
  return (
    <p className={parts['lead']}>
      <PageLink to="/mortgage-application">Choose the Loan Estimate you went ahead with</PageLink>, and we’ll put them
      side by side.
    </p>
  );
}
