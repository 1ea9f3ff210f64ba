import type { ReactNode } from 'react';
import {
  appraisalLimits,
  emptyValueRequest,
  valueOf,
  type AppraisalReport,
  type AppraisalView,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, Checkbox, EmptyState, PlusIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { EditButton, Item, Items, Muted, Section } from '../../../features/page-parts/index.js';
import { useFileChanges } from '../../../features/underwriting/index.js';
import { useItems } from '../../../features/dialogs/index.js';
import { Gap } from './gap.js';
import { ReportDialog } from './report-dialog.js';
import { ValueRequestForm } from './value-request.js';

export interface AppraisalProps {
  readonly view: AppraisalView;
  readonly title: string;
}

/** What the home is worth to the lender, and what to do if that is less than the price. */
export function Appraisal({ view, title }: AppraisalProps): ReactNode {
  const { appraisal, contract, value, copyBy, window } = view;
  const { reports, waived } = appraisal;
  const { saveAppraisal } = useFileChanges();
  const used = reports.find(({ id }) => id === value?.reportId);
  const saveAll = (all: readonly AppraisalReport[]) =>
    saveAppraisal.mutateAsync({
      reports: [...all],
      // One that is gone counts no more.
      ...(all.some(({ id }) => id === appraisal.usedId) ? {} : { usedId: null }),
    });
  const { open, add, edit } = useItems(reports, saveAll, ({ id }) => id);
  const addButton = reports.length < appraisalLimits.reports && (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
      {reports.length === 0 ? 'Add the appraisal' : 'Add a second appraisal'}
    </Button>
  );
  return (
    <Section id="appraisal" title={title}>
      {window && (
        <Muted>
          {window.passed
            ? 'Your right to leave over the appraisal ended on '
            : 'You may leave over the appraisal until '}
          <strong>{formatDay(window.on)}</strong>.
        </Muted>
      )}
      {reports.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={waived ? 'Your lender needs no appraisal' : 'No appraisal yet'}
          action={addButton || undefined}
        >
          <p>
            {contract?.financing === 'cash'
              ? 'You choose whether to order one, and from whom.'
              : 'Your lender orders it, and you pay for it. Note when the appraiser comes, and the value once the report is there.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <Items>
            {reports.map((report, index) => (
              <Item
                key={report.id}
                name={
                  <>
                    {index === 0 ? 'Appraisal' : `Appraisal ${index + 1}`}
                    {valueOf(report) !== null && `: ${formatCents(valueOf(report) ?? 0)}`}{' '}
                    {reports.length > 1 && report.id === value?.reportId && <Badge tone="info">Counts</Badge>}
                  </>
                }
                end={
                  <>
                    {reports.length > 1 && valueOf(report) !== null && report.id !== value?.reportId && (
                      <Button
                        variant="secondary"
                        size="small"
                        pending={saveAppraisal.isPending}
                        pendingText="Saving…"
                        onClick={() => saveAppraisal.mutate({ usedId: report.id })}
                      >
                        My lender goes by this one <VisuallyHidden>(appraisal {index + 1})</VisuallyHidden>
                      </Button>
                    )}
                    <EditButton what={`appraisal ${index + 1}`} onClick={() => edit(report)} />
                  </>
                }
              >
                <Muted>{daysText(report)}</Muted>
              </Item>
            ))}
          </Items>
          {addButton && <div>{addButton}</div>}
        </>
      )}
      {contract?.financing === 'loan' && reports.length === 0 && (
        <Checkbox
          label="My lender needs no appraisal"
          help="Some loans come with a waiver (value acceptance). You may still order your own appraisal."
          checked={waived}
          disabled={saveAppraisal.isPending}
          onChange={({ target }) => saveAppraisal.mutate({ waived: target.checked })}
        />
      )}
      {copyBy && reports.length > 0 && (
        <Muted>
          Your copy of the report has to reach you by {formatDay(copyBy)}, three business days before you close.
        </Muted>
      )}
      {value?.gapCents === 0 && (
        <Alert tone="success" title="The value covers the price">
          Your lender goes by the price, so nothing changes for your loan.
        </Alert>
      )}
      {value && value.gapCents > 0 && <Gap view={view} gapCents={value.gapCents} />}
      {used && contract?.financing === 'loan' && (
        <ValueRequestForm
          key={used.id}
          report={used}
          onSave={(request) => saveAll(reports.map((other) => (other.id === used.id ? { ...other, request } : other)))}
        />
      )}
      {open && (
        <ReportDialog
          open={{ ...open, save: (entry) => open.save({ request: emptyValueRequest, ...open.item, ...entry }) }}
        />
      )}
    </Section>
  );
}

/** The days of a report that are known. */
export function daysText({ orderedOn, visitedOn, receivedOn }: AppraisalReport): string {
  const days = [
    orderedOn && `ordered ${formatDay(orderedOn)}`,
    visitedOn && `visit ${formatDay(visitedOn)}`,
    receivedOn && `received ${formatDay(receivedOn)}`,
  ].filter(Boolean);
  return days.length === 0 ? 'No dates yet' : days.join(' · ');
}
