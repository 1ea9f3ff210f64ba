import { useState, type ReactNode } from 'react';
import { appraisalLimits, valueOf, type AppraisalReport, type AppraisalView } from '@hearthway/contracts/journey';
import { Alert, Badge, Button, ConfirmDialog, PlusIcon, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { EntryCheckbox } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { Buttons, Row, RowNote, Rows, RowTitle } from '../../../features/rows/index.js';
import { ReportDialog } from './report-dialog.js';
import { useAppraisalChange } from './use-appraisal.js';

interface ReportsProps {
  readonly view: AppraisalView & { readonly contract: NonNullable<AppraisalView['contract']> };
}

interface Open {
  readonly kind: 'edit' | 'delete';
  readonly report?: AppraisalReport;
}

const titleId = 'appraisal';

/** How far the appraisal is: ordered, visited, received, and its value. */
export function Reports({ view }: ReportsProps): ReactNode {
  const { appraisal, contract, value, copyBy } = view;
  const { reports, waived } = appraisal;
  const isCash = contract.terms.financing === 'cash';
  const today = useTodayAt(contract.terms.timeZone);
  const change = useAppraisalChange();
  const deletion = useAppraisalChange('in-place');
  const [open, setOpen] = useState<Open>();
  const title = (): HTMLElement | null => document.getElementById(titleId);
  useFocusAfter(open !== undefined, title);
  // The pressed button goes with what it changed.
  const onSuccess = (): void => title()?.focus({ preventScroll: true });
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <>
      <Section
        title={isCash ? 'An appraisal, if you want one' : 'The appraisal'}
        titleId={titleId}
        status={<Status view={view} />}
        lead={isCash ? cashLead : loanLead}
      >
        <WindowText view={view} />
        {reports.length === 0 ? (
          waived && <p>Your lender needs none. You may still order your own, to know whether the price is fair.</p>
        ) : (
          <Rows>
            {reports.map((report, index) => (
              <Report
                key={report.id}
                report={report}
                name={nameOf(index)}
                counts={reports.length > 1 && report.id === value?.reportId}
                onEdit={() => {
                  setOpen({ kind: 'edit', report });
                }}
                onDelete={() => {
                  setOpen({ kind: 'delete', report });
                }}
                onUse={
                  reports.length > 1 && valueOf(report) !== null && report.id !== value?.reportId
                    ? () => {
                        change.mutate((entry) => ({ ...entry, usedId: report.id }), { onSuccess });
                      }
                    : undefined
                }
              />
            ))}
          </Rows>
        )}
        {copyBy !== null && reports.length > 0 && (
          <p className={parts['note']}>
            Your lender has to send you a copy as soon as it’s done, and no later than {formatDay(copyBy)}: three
            business days before you close.
          </p>
        )}
        {value?.gapCents === 0 && (
          <Alert tone="success" title="The value covers the price">
            {isCash ? 'You pay no more than it says the home is worth.' : 'Nothing changes for your loan.'}
          </Alert>
        )}
        {reports.length < appraisalLimits.reports && (
          <Button
            variant={reports.length === 0 && !waived && !isCash ? 'primary' : 'secondary'}
            icon={<PlusIcon size={18} />}
            className={parts['add']}
            onClick={() => {
              setOpen({ kind: 'edit' });
            }}
          >
            {reports.length === 0 ? 'Add the appraisal' : 'Add another appraisal'}
          </Button>
        )}
        {!isCash && reports.length === 0 && (
          <EntryCheckbox
            label="My lender needs no appraisal"
            help="Some conventional loans come with a waiver (value acceptance)."
            checked={waived}
            onSave={(checked) => change.mutateAsync((entry) => ({ ...entry, waived: checked }))}
          />
        )}
      </Section>
      {open?.kind === 'edit' && <ReportDialog report={open.report} today={today} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title="Delete this appraisal?"
          description="Its days, its value, and the request about it go, too."
          keepText="Keep it"
          confirmText="Delete"
          pendingText="Deleting…"
          failureTitle="We couldn’t delete it"
          action={deletion}
          onClose={close}
          onConfirm={() => {
            const gone = open.report?.id;
            deletion.mutate(
              (entry) => ({
                ...entry,
                reports: entry.reports.filter(({ id }) => id !== gone),
                usedId: entry.usedId === gone ? null : entry.usedId,
              }),
              { onSuccess: close },
            );
          }}
        />
      )}
    </>
  );
}

const loanLead =
  'Your lender orders it from an appraiser you can’t choose, and you pay for it. It says what the home is worth to the lender.';
const cashLead =
  'No lender asks for one, so you choose whether to order it, and from whom. It tells you whether the price is fair. Order it inside your inspection window, while you can still act on it.';

const nameOf = (index: number): string => (index === 0 ? 'Appraisal' : `Appraisal ${index + 1}`);

function Status({ view: { appraisal, contract, value, settled } }: { readonly view: AppraisalView }): ReactNode {
  if (value && value.gapCents > 0) {
    return <Badge tone={settled ? 'success' : 'warning'}>{settled ? 'Settled' : 'Below the price'}</Badge>;
  }
  if (value) return <Badge tone="success">Covers the price</Badge>;
  if (appraisal.waived) return <Badge tone="success">Not needed</Badge>;
  const last = appraisal.reports.at(-1);
  if (!last) return <Badge>{contract?.terms.financing === 'cash' ? 'Optional' : 'Not ordered yet'}</Badge>;
  if (last.receivedOn !== null) return <Badge tone="info">Report received</Badge>;
  return <Badge tone="info">{last.visitedOn === null ? 'Ordered' : 'Visit noted'}</Badge>;
}

function WindowText({ view: { window, settled } }: { readonly view: AppraisalView }): ReactNode {
  if (!window || settled) return null;
  return (
    <p>
      {window.passed
        ? 'Your contract’s right to leave over the appraisal ended on '
        : 'Your contract lets you leave over the appraisal until '}
      <strong>{formatDay(window.on)}</strong>.
      {!window.passed && ' Ask your lender now whether the report comes in time.'}
    </p>
  );
}

interface ReportProps {
  readonly report: AppraisalReport;
  readonly name: string;
  /** The lender goes by this one of several. */
  readonly counts: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onUse: (() => void) | undefined;
}

function Report({ report, name, counts, onEdit, onDelete, onUse }: ReportProps): ReactNode {
  const valueCents = valueOf(report);
  const named = name.toLowerCase();
  return (
    <Row
      beside={
        <Buttons>
          {onUse && (
            <Button variant="secondary" size="small" onClick={onUse}>
              My lender goes by this one<VisuallyHidden> ({named})</VisuallyHidden>
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onEdit}>
            Change<VisuallyHidden> {named}</VisuallyHidden>
          </Button>
          <Button variant="quiet" size="small" onClick={onDelete}>
            Delete<VisuallyHidden> {named}</VisuallyHidden>
          </Button>
        </Buttons>
      }
    >
      <RowTitle>
        {name}
        {valueCents !== null && `: ${formatCents(valueCents)}`} {counts && <Badge tone="info">This one counts</Badge>}
      </RowTitle>
      <RowNote>{daysText(report)}</RowNote>
    </Row>
  );
}

/** The days of a report that are known. */
export function daysText({ orderedOn, visitedOn, receivedOn, valueCents, request }: AppraisalReport): string {
  const days = [
    orderedOn && `Ordered ${formatDay(orderedOn)}`,
    visitedOn && `visit ${formatDay(visitedOn)}`,
    receivedOn && `received ${formatDay(receivedOn)}`,
    request.newValueCents !== null && valueCents !== null && `${formatCents(valueCents)} before you asked again`,
  ].filter((text) => typeof text === 'string');
  if (days.length === 0) return 'No days noted yet';
  const text = days.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
