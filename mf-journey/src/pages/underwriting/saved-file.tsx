import type { ReactNode } from 'react';
import {
  gapOutcomes,
  paperKinds,
  valueOf,
  type AppraisalReport,
  type AppraisalView,
  type Condition,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { usePropertyToday } from '../../features/contract/index.js';
import { DownloadButton, Item, Items, Muted, Part, Section } from '../../features/page-parts/index.js';
import { fetchValueRequest } from '../../features/underwriting/index.js';
import { daysText } from './appraisal/appraisal.js';
import { ConditionItem } from './conditions/conditions.js';
import { StageHistory } from './stages/stages.js';

export interface SavedFileProps {
  readonly file: UnderwritingView;
  readonly conditions: readonly Condition[];
  readonly appraisal: AppraisalView;
}

/** What the buyer saved of a loan whose home they have the keys of, to look up. */
export function SavedFile({ file, conditions, appraisal }: SavedFileProps): ReactNode {
  return (
    <>
      {file.contract?.financing === 'loan' && <SavedLoan file={file} conditions={conditions} />}
      <SavedAppraisal view={appraisal} />
    </>
  );
}

function SavedLoan({ file: { underwriting }, conditions }: Pick<SavedFileProps, 'file' | 'conditions'>): ReactNode {
  const today = usePropertyToday();
  const { steps, papers } = underwriting;
  return (
    <Section id="saved-file" title="Your loan file">
      <Part title="Stages">{steps.length === 0 ? <Muted>You noted none.</Muted> : <StageHistory steps={steps} />}</Part>
      <Part title="What your lender asked for">
        {conditions.length === 0 ? (
          <Muted>You noted nothing.</Muted>
        ) : (
          <Items>
            {conditions.map((condition) => (
              <ConditionItem key={condition.id} condition={condition} today={today} />
            ))}
          </Items>
        )}
      </Part>
      {papers.length > 0 && (
        <Part title="Papers">
          <Items>
            {papers.map(({ id, kind, name, datedOn }) => (
              <Item key={id} name={name}>
                <Muted>
                  {paperKinds[kind]} · dated {formatDay(datedOn)}
                </Muted>
              </Item>
            ))}
          </Items>
        </Part>
      )}
    </Section>
  );
}

function SavedAppraisal({ view: { appraisal, value } }: { readonly view: AppraisalView }): ReactNode {
  const { reports, waived, decision } = appraisal;
  return (
    <Section id="saved-appraisal" title="The appraisal">
      {reports.length === 0 ? (
        <Muted>{waived ? 'Your lender needed none.' : 'You noted none.'}</Muted>
      ) : (
        <Items>
          {reports.map((report) => (
            <ReportItem key={report.id} report={report} counts={report.id === value?.reportId} />
          ))}
        </Items>
      )}
      {value && value.gapCents > 0 && decision && (
        <p>
          The value was {formatCents(value.gapCents)} below the price. {gapOutcomes[decision.outcome]}, since{' '}
          {formatDay(decision.on)}
          {decision.note && `: ${decision.note}`}
        </p>
      )}
    </Section>
  );
}

function ReportItem({ report, counts }: { readonly report: AppraisalReport; readonly counts: boolean }): ReactNode {
  const valueCents = valueOf(report);
  const { errors, comparables, sentOn, answeredOn } = report.request;
  return (
    <Item
      name={valueCents === null ? 'Appraisal without a value' : `Value ${formatCents(valueCents)}`}
      end={
        counts &&
        errors.length + comparables.length > 0 && (
          <DownloadButton noun="request" fileName="Request to reconsider a value" load={fetchValueRequest}>
            Download your request (PDF)
          </DownloadButton>
        )
      }
    >
      <Muted>
        {[
          daysText(report),
          sentOn && `you asked to reconsider it on ${formatDay(sentOn)}`,
          answeredOn && `answered ${formatDay(answeredOn)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
    </Item>
  );
}
