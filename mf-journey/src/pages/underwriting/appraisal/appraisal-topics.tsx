import type { ReactNode } from 'react';
import type { AppraisalView, LoanType, PolicyRow } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { Bullets, StateNotes } from '../../../features/guide/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { PolicyRows } from '../../../features/policy-rows/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { isOfGuide } from './guide-rows.js';
import { appraisalNotes, otherStates } from './state-notes.js';

/** What to know about appraisals, also long before the first one. */
export function AppraisalTopics({
  view: { contract, loanType, policyRows },
}: {
  readonly view: AppraisalView;
}): ReactNode {
  const paysCash = contract?.terms.financing === 'cash';
  // All of them while the buyer's loan isn't known.
  const concerns = (type: LoanType): boolean => !paysCash && (loanType === null || loanType === type);
  const find = (key: string): PolicyRow | undefined => policyRows.find(({ id }) => id.startsWith(`${key}@`));
  const tidewater = find('va/tidewater-days');
  const fee = find('closing/appraisal');
  return (
    <Section title="How appraisals work" isFolded={contract !== null}>
      <Bullets>
        <li>
          The lender picks the appraiser through a third party. Nobody who gains from the value may press for one.
        </li>
        <li>It says what the home is worth to the lender. It isn’t an inspection: nobody looks for hidden defects.</li>
        <li>
          {fee
            ? `You pay for it, about ${formatCents(fee.value)}, and it’s yours: read the copy the day it comes.`
            : 'You pay for it, and it’s yours: read the copy the day it comes.'}{' '}
          Check rooms, size, and the sales it rests on.
        </li>
        <li>
          From the order to the report, it usually takes one to three weeks. A second visit or report costs extra.
        </li>
      </Bullets>
      <Topics>
        <Topic title="With an agent, or on your own">
          <p>
            Your agent may meet the appraiser with a list of upgrades and sales. On your own, give the same list to your
            loan officer before the visit. Facts are welcome; asking for a value isn’t.
          </p>
        </Topic>
        <Topic title="What your contract says about a low value">
          <StateNotes
            label="The home’s state"
            notes={appraisalNotes}
            others={otherStates}
            own={contract?.terms.state}
          />
          <p className={parts['note']}>Forms change. Your signed contract counts.</p>
        </Topic>
        {concerns('va') && (
          <Topic title="With a VA loan">
            <p>
              If the value is about to come in low, the VA appraiser says so first.
              {tidewater && ` Your side then has ${tidewater.value} business days to send sales.`} This is called the
              Tidewater process.
            </p>
            <p>
              Your contract has an escape clause: if the value is below the price, you may leave with your earnest
              money. Nobody can waive it for you. You may also go ahead and pay the difference in cash.{' '}
              <OutsideLink href="https://www.ecfr.gov/current/title-38/section-36.4303">
                The rule: 38 CFR 36.4303(k)
              </OutsideLink>
            </p>
          </Topic>
        )}
        {concerns('fha') && (
          <Topic title="With an FHA loan">
            <p>
              FHA contracts have an amendatory clause: if the value is below the price, you may leave with your earnest
              money. All sides sign it, and it can’t be left out of a purchase by a household.{' '}
              <OutsideLink href="https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh">
                The rule: HUD Handbook 4000.1
              </OutsideLink>
            </p>
            <p>
              The value stays with the home’s case number for a while, so a new FHA lender sees it, too. The appraiser
              also lists repairs that have to be done before closing.
            </p>
          </Topic>
        )}
        <Topic title="A waiver, or a second appraisal">
          <p>
            Some conventional loans need no appraisal: the lender accepts the price. That saves weeks and a fee, but
            nobody tells you if you pay too much.
          </p>
          <p>
            A second one is rare: for a large loan, a home that was just resold, or a report with faults. Your lender
            then says which one counts.
          </p>
        </Topic>
        <Topic title="Where these figures come from">
          <PolicyRows rows={policyRows.filter((row) => isOfGuide(row) && (row !== tidewater || concerns('va')))} />
        </Topic>
      </Topics>
    </Section>
  );
}
