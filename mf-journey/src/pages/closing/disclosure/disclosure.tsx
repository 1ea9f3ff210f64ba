import { useState, type ReactNode } from 'react';
import type { DisclosureClock } from '@hearthway/contracts/journey';
import { Button, ConfirmDialog, EmptyState, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { Fact, Facts } from '../../../features/fact/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { SourceLine } from '../../../features/policy-rows/index.js';
import { useClosingChange, type ClosingProps } from '../use-closing.js';
import { CorrectionDialog } from './correction-dialog.js';
import { DisclosureDialog } from './disclosure-dialog.js';
import { Fees } from './fees.js';

const titleId = 'closing-disclosure';

/** The lender’s last form: when it came, what it changed, and whether it may. */
export function Disclosure({ view }: ClosingProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
  };
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  return (
    <>
      <Section
        title="Check the Closing Disclosure"
        titleId={titleId}
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
      {open === 'remove' && <RemoveCorrection onClose={close} />}
    </>
  );
}

type Open = 'disclosure' | 'correction' | 'remove';

interface EnteredProps extends ClosingProps {
  readonly onOpen: (dialog: Open) => void;
}

function Entered({ view, onOpen }: EnteredProps): ReactNode {
  return (
    <div className={parts['buttons']}>
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
      {view.closing.correction && (
        <Button
          variant="quiet"
          onClick={() => {
            onOpen('remove');
          }}
        >
          There is no corrected one
        </Button>
      )}
    </div>
  );
}

function RemoveCorrection({ onClose }: { readonly onClose: () => void }): ReactNode {
  const change = useClosingChange('in-place');
  return (
    <ConfirmDialog
      title="Remove the corrected one?"
      description="The three days then count from your first Closing Disclosure alone."
      keepText="Keep it"
      confirmText="Remove it"
      pendingText="Removing…"
      failureTitle="We couldn’t remove it"
      action={change}
      onClose={onClose}
      onConfirm={() => {
        change.mutate((entry) => ({ ...entry, correction: null }), { onSuccess: onClose });
      }}
    />
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
