import type { ReactNode } from 'react';
import { gapOutcomes, valueOf, type AppraisalView } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { Section } from '../../../features/page-section/index.js';
import { daysText } from './reports.js';
import { answerText, Download } from './value-request.js';
import css from './appraisal.module.css';

/** What the buyer kept of the appraisal of a home that is theirs, to look up. */
export function SavedAppraisal({ view }: { readonly view: AppraisalView }): ReactNode {
  const { appraisal, contract, value } = view;
  const { reports, waived, decision } = appraisal;
  const used = reports.find(({ id }) => id === value?.reportId);
  const hasRequest = used !== undefined && used.request.errors.length + used.request.comparables.length > 0;
  return (
    <Section title="The appraisal" lead="You have closed on this home, so nothing here changes any more.">
      {reports.length === 0 ? (
        <p>{waived ? 'Your lender needed none.' : 'You noted none.'}</p>
      ) : (
        <ul className={css['items']}>
          {reports.map((report) => {
            const valueCents = valueOf(report);
            return (
              <li key={report.id} className={css['item']}>
                <div className={css['facts']}>
                  <p className={css['name']}>{valueCents === null ? 'No value noted' : formatCents(valueCents)}</p>
                  <p className={css['note']}>{daysText(report)}</p>
                  {report.request.answeredOn !== null && <p className={css['note']}>{answerText(report)}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {value && value.gapCents > 0 && decision?.valueCents === value.valueCents && (
        <p>
          The value was {formatCents(value.gapCents)} below the price. {gapOutcomes[decision.outcome]}, on{' '}
          {formatDay(decision.on)}.{decision.note !== '' && ` ${decision.note}`}
        </p>
      )}
      {contract && hasRequest && (
        <div className={css['buttons']}>
          <Download address={contract.terms.address} />
        </div>
      )}
    </Section>
  );
}
