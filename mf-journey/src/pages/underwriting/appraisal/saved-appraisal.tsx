import type { ReactNode } from 'react';
import { gapOutcomes, valueOf, type AppraisalView } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { Section } from '../../../features/page-section/index.js';
import { Buttons, Row, RowNote, Rows, RowTitle } from '../../../features/rows/index.js';
import { answerText } from './answer-text.js';
import { DownloadRequest } from './download-request.js';
import { daysText } from './reports.js';

/** What the buyer kept of the appraisal of a home that is theirs, to look up. */
export function SavedAppraisal({ view }: { readonly view: AppraisalView }): ReactNode {
  const { appraisal, contract, value } = view;
  const { reports, waived, decision } = appraisal;
  const used = reports.find(({ id }) => id === value?.reportId);
  const hasRequest = used !== undefined && used.request.errors.length + used.request.comparables.length > 0;
  return (
    <Section title="The appraisal" lead="You have closed on this home, so nothing here changes anymore.">
      {reports.length === 0 ? (
        <p>{waived ? 'Your lender needed none.' : 'You noted none.'}</p>
      ) : (
        <Rows>
          {reports.map((report) => {
            const valueCents = valueOf(report);
            return (
              <Row key={report.id}>
                <RowTitle as="p">{valueCents === null ? 'No value noted' : formatCents(valueCents)}</RowTitle>
                <RowNote>{daysText(report)}</RowNote>
                {report.request.answeredOn !== null && <RowNote>{answerText(report)}</RowNote>}
              </Row>
            );
          })}
        </Rows>
      )}
      {value && value.gapCents > 0 && decision?.valueCents === value.valueCents && (
        <p>
          The value was {formatCents(value.gapCents)} below the price. {gapOutcomes[decision.outcome]}, on{' '}
          {formatDay(decision.on)}.{decision.note !== '' && ` ${decision.note}`}
        </p>
      )}
      {contract && hasRequest && (
        <Buttons>
          <DownloadRequest address={contract.terms.address} />
        </Buttons>
      )}
    </Section>
  );
}
