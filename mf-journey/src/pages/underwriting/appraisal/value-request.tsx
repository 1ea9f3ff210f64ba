import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  appraisalLimits,
  valueRequest,
  type AppraisalComparable,
  type AppraisalReport,
  type AppraisalView,
} from '@hearthway/contracts/journey';
import { Badge, Button, ConfirmDialog, PlusIcon, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { OldSaleNote, SaleRow } from '../../../features/comparable-sales/index.js';
import { ChangedElsewhere, withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt, type Day } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { Buttons, Row, RowNote, Rows } from '../../../features/rows/index.js';
import { answerText } from './answer-text.js';
import { ComparableDialog } from './comparable-dialog.js';
import { DownloadRequest } from './download-request.js';
import { LineDialog } from './line-dialog.js';
import { AnswerDialog, SentDialog } from './request-dialogs.js';
import { ofRequest, useAppraisalChange, type RequestChange } from './use-appraisal.js';

interface ValueRequestProps {
  readonly view: AppraisalView & { readonly contract: NonNullable<AppraisalView['contract']> };
  /** The one that counts. */
  readonly report: AppraisalReport;
}

type Open =
  | { readonly kind: 'error' | 'form' | 'sent' | 'answer' | 'unsend' }
  | { readonly kind: 'sale'; readonly sale?: AppraisalComparable };

const titleId = 'appraisal-request';
const isSame =
  (one: AppraisalComparable) =>
  (other: AppraisalComparable): boolean =>
    JSON.stringify(one) === JSON.stringify(other);

/** The one request to look at a value again: errors, sales, and what came of it. */
export function ValueRequest({ view, report }: ValueRequestProps): ReactNode {
  const { request } = report;
  const { errors, comparables, form, sentOn } = request;
  const today = useTodayAt(view.contract.terms.timeZone);
  const change = useAppraisalChange();
  const inDialog = useAppraisalChange('in-place');
  const [open, setOpen] = useState<Open>();
  const title = (): HTMLElement | null => document.getElementById(titleId);
  useFocusAfter(open !== undefined, title);
  // The pressed button goes with what it changed.
  const onSuccess = (): void => title()?.focus({ preventScroll: true });
  const close = (): void => {
    setOpen(undefined);
  };
  const save = (changed: RequestChange) => inDialog.mutateAsync(ofRequest(report.id, changed));
  const set = (changed: RequestChange): void => {
    change.mutate(ofRequest(report.id, changed), { onSuccess });
  };
  const isSent = sentOn !== null;
  const isEmpty = errors.length + comparables.length === 0;
  const isFull = comparables.length >= appraisalLimits.comparables;
  const offered =
    isSent || isFull ? [] : (view.offer?.comparables ?? []).filter((sale) => !comparables.some(isLike(sale)));
  return (
    <>
      <Section
        title="Ask to reconsider the value"
        titleId={titleId}
        status={<Status report={report} />}
        lead={`A lender passes on one request for each appraisal, with up to ${appraisalLimits.comparables} sales. Stick to facts: a wrong room count, a missed garage, closer or later sales. Never write to the appraiser yourself.`}
      >
        <div className={parts['part']}>
          <h3 className={parts['subtitle']}>What the report has wrong</h3>
          {errors.length > 0 && (
            <Rows>
              {errors.map((error) => (
                <Row
                  key={error}
                  beside={
                    !isSent && (
                      <Button
                        variant="quiet"
                        size="small"
                        onClick={() => {
                          set((now) => ({ ...now, errors: now.errors.filter((one) => one !== error) }));
                        }}
                      >
                        Remove<VisuallyHidden> “{error}”</VisuallyHidden>
                      </Button>
                    )
                  }
                >
                  <p>{error}</p>
                </Row>
              ))}
            </Rows>
          )}
          {!isSent && errors.length < appraisalLimits.errors && (
            <Button
              variant="secondary"
              size="small"
              icon={<PlusIcon size={18} />}
              className={parts['add']}
              onClick={() => {
                setOpen({ kind: 'error' });
              }}
            >
              Add an error
            </Button>
          )}
        </div>
        <div className={parts['part']}>
          <h3 className={parts['subtitle']}>Sales to consider</h3>
          {comparables.length > 0 && (
            <Rows>
              {comparables.map((sale) => (
                <Sale
                  key={JSON.stringify(sale)}
                  sale={sale}
                  today={today}
                  {...(!isSent && {
                    onEdit() {
                      setOpen({ kind: 'sale', sale });
                    },
                    onRemove() {
                      const isIt = isSame(sale);
                      set((now) => ({ ...now, comparables: now.comparables.filter((one) => !isIt(one)) }));
                    },
                  })}
                />
              ))}
            </Rows>
          )}
          {!isSent && !isFull && (
            <Button
              variant="secondary"
              size="small"
              icon={<PlusIcon size={18} />}
              className={parts['add']}
              onClick={() => {
                setOpen({ kind: 'sale' });
              }}
            >
              Add a sale
            </Button>
          )}
          {!isSent && isFull && (
            <p className={parts['note']}>
              {appraisalLimits.comparables} is the most. To use another one, remove one first.
            </p>
          )}
        </div>
        {offered.length > 0 && (
          <div className={parts['part']}>
            <h3 className={parts['subtitle']}>Or use those of your offer</h3>
            <Rows>
              {offered.map((sale) => (
                <Sale
                  key={JSON.stringify(sale)}
                  sale={sale}
                  today={today}
                  onUse={() => {
                    set((now) => ({ ...now, comparables: [...now.comparables, sale] }));
                  }}
                />
              ))}
            </Rows>
          </div>
        )}
        <Row
          as="div"
          beside={
            !isSent && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setOpen({ kind: 'form' });
                }}
              >
                {form === '' ? 'Name the form' : 'Change the name'}
              </Button>
            )
          }
        >
          <p>
            {form === ''
              ? 'Each lender has its own form for this. Ask for it by its name.'
              : `Your lender’s form: ${form}`}
          </p>
        </Row>
        {!isEmpty && (
          <Buttons>
            <DownloadRequest address={view.contract.terms.address} />
            {isSent ? (
              <>
                <Button
                  onClick={() => {
                    setOpen({ kind: 'answer' });
                  }}
                >
                  {request.answeredOn === null ? 'Note the answer' : 'Change the answer'}
                </Button>
                <Button
                  variant="quiet"
                  pending={change.isPending}
                  pendingText="Saving…"
                  onClick={() => {
                    if (request.answeredOn === null) set(unsent);
                    else setOpen({ kind: 'unsend' });
                  }}
                >
                  I haven’t sent it
                </Button>
              </>
            ) : (
              <Button
                onClick={() => {
                  setOpen({ kind: 'sent' });
                }}
              >
                I sent it
              </Button>
            )}
          </Buttons>
        )}
        {isSent && <p>{answerText(report)}</p>}
      </Section>
      {open?.kind === 'error' && (
        <LineDialog
          title="Add an error"
          label="What is wrong"
          help="With its page: “Page 2: the home has two baths, not one.”"
          maxLength={300}
          line={valueRequest.shape.errors.def.element}
          noun="error"
          stored={undefined}
          lineOf={() => ''}
          onSave={(error) => save((now) => ({ ...now, errors: [...now.errors.filter((one) => one !== error), error] }))}
          onClose={close}
        />
      )}
      {open?.kind === 'form' && (
        <LineDialog
          title="Your lender’s form"
          label="Name of the form"
          help="As your lender calls it: “Reconsideration of value request”."
          maxLength={80}
          line={valueRequest.shape.form}
          noun="name"
          stored={request}
          lineOf={({ form }) => form}
          onSave={(name, seen) => save((now) => withFields(now, seen, { form: name }))}
          onClose={close}
        />
      )}
      {open?.kind === 'sale' && (
        <ComparableDialog
          sale={open.sale}
          today={today}
          onSave={(sale, seen) => save((now) => ({ ...now, comparables: withSale(now.comparables, seen, sale) }))}
          onClose={close}
        />
      )}
      {open?.kind === 'sent' && (
        <SentDialog
          request={request}
          today={today}
          onSave={(typed, seen) => save((now) => withFields(now, seen, typed))}
          onClose={close}
        />
      )}
      {open?.kind === 'unsend' && (
        <ConfirmDialog
          title="You haven’t sent it?"
          description="The lender’s answer goes, too, with its new value."
          keepText="Keep the answer"
          confirmText="I haven’t sent it"
          pendingText="Saving…"
          failureTitle="We couldn’t save that"
          action={inDialog}
          onClose={close}
          onConfirm={() => {
            inDialog.mutate(ofRequest(report.id, unsent), { onSuccess: close });
          }}
        />
      )}
      {open?.kind === 'answer' && (
        <AnswerDialog
          request={request}
          today={today}
          onSave={(typed, seen) => save((now) => withFields(now, seen, typed))}
          onClose={close}
        />
      )}
    </>
  );
}

const unsent: RequestChange = (request) => ({ ...request, sentOn: null, answeredOn: null, newValueCents: null });

/** In its place, if it replaces another. */
function withSale(
  all: readonly AppraisalComparable[],
  replaced: AppraisalComparable | undefined,
  sale: AppraisalComparable,
): AppraisalComparable[] {
  if (!replaced) return [...all, sale];
  const place = all.findIndex(isSame(replaced));
  if (place === -1) throw new ChangedElsewhere(all.find(isLike(replaced)));
  return all.toSpliced(place, 1, sale);
}

/** The same sale, also if the buyer has reworded it. */
const isLike =
  (one: AppraisalComparable) =>
  (other: AppraisalComparable): boolean =>
    one.address === other.address && one.soldOn === other.soldOn;

function Status({ report: { request } }: { readonly report: AppraisalReport }): ReactNode {
  if (request.sentOn === null) return <Badge>Not sent</Badge>;
  if (request.answeredOn === null) return <Badge tone="info">Sent</Badge>;
  return <Badge tone={request.newValueCents === null ? 'warning' : 'success'}>Answered</Badge>;
}

type SaleProps = Pick<ComponentProps<typeof SaleRow>, 'onEdit' | 'onRemove' | 'onUse'> & {
  readonly sale: AppraisalComparable;
  readonly today: Day;
};

function Sale({ sale, today, ...buttons }: SaleProps): ReactNode {
  return (
    <SaleRow sale={sale} {...buttons}>
      {sale.note !== '' && <RowNote>{sale.note}</RowNote>}
      <OldSaleNote sale={sale} today={today}>
        A later sale makes a stronger case.
      </OldSaleNote>
    </SaleRow>
  );
}
