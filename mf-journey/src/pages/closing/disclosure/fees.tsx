import type { ReactNode } from 'react';
import { closingLines, type ComparedFee, type FeeBucket, type FeeComparison } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { EntryCheckbox } from '../../../features/contract-entry/index.js';
import { LetterText } from '../../../features/copy-button/index.js';
import { Figures } from '../../../features/figures/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { SourceLine } from '../../../features/policy-rows/index.js';
import { useClosingChange, type ClosingProps } from '../use-closing.js';

interface FeesProps extends ClosingProps {
  readonly comparison: FeeComparison;
}

const buckets: Readonly<Record<FeeBucket, { readonly name: string; readonly rule: string; readonly tone: Tone }>> = {
  zero: { name: 'May not rise', rule: 'The lender set these, or chose who did.', tone: 'danger' },
  ten: { name: 'May rise 10% together', rule: 'Recording, and companies from the lender’s list.', tone: 'warning' },
  free: { name: 'May change', rule: 'Companies you found, insurance, taxes, and interest.', tone: 'neutral' },
};

/** The Closing Disclosure beside the Loan Estimate, by how much the law lets each line rise. */
export function Fees({ view, comparison }: FeesProps): ReactNode {
  const { lender, issuedOn, revised, fees, buckets: totals, owedCents, ask } = comparison;
  return (
    <section className={parts['part']} aria-label="Beside your Loan Estimate">
      {revised && <Measure view={view} />}
      <Figures caption={`Beside the Loan Estimate of ${lender}, ${formatDay(issuedOn)}`}>
        <thead>
          <tr>
            <th scope="col">Fee</th>
            <th scope="col">Loan Estimate</th>
            <th scope="col">Closing Disclosure</th>
            <th scope="col">Above the limit</th>
          </tr>
        </thead>
        {totals.map(({ bucket, estimateCents, disclosureCents, overCents }) => (
          <tbody key={bucket}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                <Badge tone={buckets[bucket].tone}>{buckets[bucket].name}</Badge> {buckets[bucket].rule}
              </th>
            </tr>
            {fees
              .filter((fee) => fee.bucket === bucket && isShown(fee))
              .map((fee) => (
                <FeeRow key={fee.line} fee={fee} />
              ))}
            <tr data-total data-over={overCents > 0 || undefined}>
              <th scope="row">Total</th>
              <td>{formatCents(estimateCents)}</td>
              <td>{formatCents(disclosureCents)}</td>
              <td>{bucket === 'free' ? 'No limit' : formatCents(overCents)}</td>
            </tr>
          </tbody>
        ))}
      </Figures>
      <SourceLine source={comparison} />
      {owedCents > 0 ? (
        <Ask text={ask} owed={formatCents(owedCents)} />
      ) : (
        <p className={parts['lead']}>
          {totals.some(({ overCents }) => overCents > 0)
            ? 'Your lender credits you what is above the legal limits.'
            : 'Of what both forms give, nothing is above its legal limit.'}{' '}
          Compare each fee on the forms, too: we see only the totals of their sections.
        </p>
      )}
    </section>
  );
}

const isShown = ({ estimateCents, disclosureCents }: ComparedFee): boolean =>
  disclosureCents > 0 || (estimateCents ?? 0) > 0;

function FeeRow({ fee: { line, bucket, estimateCents, disclosureCents, overCents } }: { readonly fee: ComparedFee }) {
  return (
    <tr data-over={overCents > 0 || undefined}>
      <th scope="row">{closingLines[line].name}</th>
      <td>{estimateCents === null ? 'Not given' : formatCents(estimateCents)}</td>
      <td>{formatCents(disclosureCents)}</td>
      <td>{bucket === 'zero' && estimateCents !== null ? formatCents(overCents) : '–'}</td>
    </tr>
  );
}

/** A revised estimate counts only with a reason, such as a changed loan amount. */
function Measure({ view: { closing } }: ClosingProps): ReactNode {
  const { mutateAsync } = useClosingChange();
  return (
    <EntryCheckbox
      label="My lender never said what changed, so measure against its first Loan Estimate"
      help="A revised one counts only if the lender named a change that allows it, such as a low appraisal or your own request."
      checked={closing.heldToFirst}
      onSave={(heldToFirst) => mutateAsync((entry) => ({ ...entry, heldToFirst }))}
    />
  );
}

function Ask({ text, owed }: { readonly text: string; readonly owed: string }): ReactNode {
  return (
    <>
      <h3 className={parts['subtitle']}>Ask your lender for {owed}</h3>
      <LetterText noun="message" label={`Message about ${owed}`} text={text} />
    </>
  );
}
