import type { ReactNode } from 'react';
import { closingLines, type ComparedFee, type FeeBucket, type FeeComparison } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { CopyButton, FigureTable, Letter, Muted, Part } from '../../features/page-parts/index.js';

const buckets: Readonly<Record<FeeBucket, { readonly name: string; readonly rule: string; readonly tone: Tone }>> = {
  zero: { name: 'May not rise', rule: 'The lender set these, or chose who did.', tone: 'danger' },
  ten: { name: 'May rise 10% together', rule: 'Recording, and companies from the lender’s list.', tone: 'warning' },
  free: { name: 'May change', rule: 'Companies you found, insurance, taxes, and interest.', tone: 'neutral' },
};

/** The Closing Disclosure beside the Loan Estimate, by how much the law lets each line rise. */
export function Fees({ comparison }: { readonly comparison: FeeComparison }): ReactNode {
  const { lender, issuedOn, note, fees, buckets: totals, owedCents, ask } = comparison;
  return (
    <Part title="Beside your Loan Estimate">
      <Muted>
        {lender}, {formatDay(issuedOn)}. {note}
      </Muted>
      <FigureTable label="Fees beside your Loan Estimate">
        <thead>
          <tr>
            <th scope="col">Fee</th>
            <th scope="col">Loan Estimate</th>
            <th scope="col">Closing Disclosure</th>
            <th scope="col">Above the limit</th>
          </tr>
        </thead>
        {totals.map(({ bucket, estimateCents, disclosureCents, overCents }) => (
          <tbody key={bucket} data-bucket={bucket}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                <Badge tone={buckets[bucket].tone}>{buckets[bucket].name}</Badge> {buckets[bucket].rule}
              </th>
            </tr>
            {fees
              .filter((fee) => fee.bucket === bucket && isShown(fee))
              .map((fee) => (
                <tr key={fee.line} data-warning={fee.overCents > 0 || undefined}>
                  <th scope="row">{closingLines[fee.line].name}</th>
                  <td>{fee.estimateCents === null ? 'Not given' : formatCents(fee.estimateCents)}</td>
                  <td>{formatCents(fee.disclosureCents)}</td>
                  <td>{fee.overCents > 0 ? formatCents(fee.overCents) : bucket === 'zero' ? '$0' : '–'}</td>
                </tr>
              ))}
            <tr data-total data-warning={overCents > 0 || undefined}>
              <th scope="row">Total</th>
              <td>{formatCents(estimateCents)}</td>
              <td>{formatCents(disclosureCents)}</td>
              <td>{bucket === 'free' ? 'No limit' : formatCents(overCents)}</td>
            </tr>
          </tbody>
        ))}
      </FigureTable>
      {owedCents > 0 ? (
        <Ask text={ask} owed={formatCents(owedCents)} />
      ) : (
        <p>No fee is above its legal limit. Compare each fee on the forms, too: we see only the totals.</p>
      )}
    </Part>
  );
}

const isShown = ({ estimateCents, disclosureCents }: ComparedFee): boolean =>
  disclosureCents > 0 || (estimateCents ?? 0) > 0;

function Ask({ text, owed }: { readonly text: string; readonly owed: string }): ReactNode {
  return (
    <Part title={`Ask your lender for ${owed}`}>
      <Letter noun="message" text={text} />
      <div>
        <CopyButton noun="message" text={text} />
      </div>
    </Part>
  );
}
