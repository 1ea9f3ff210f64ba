import { useState, type ReactNode } from 'react';
import {
  appraisalLimits,
  valueRequest,
  type AppraisalComparable,
  type AppraisalReport,
  type AppraisalView,
} from '@hearthway/contracts/journey';
import { Badge, Button, ConfirmDialog, useFocusAfter } from '@hearthway/web-kit';
import { withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { Section } from '../../../features/page-section/index.js';
import { Buttons, Row } from '../../../features/rows/index.js';
import { answerText } from './answer-text.js';
import { ComparableDialog } from './comparable-dialog.js';
import { DownloadRequest } from './download-request.js';
import { LineDialog } from './line-dialog.js';
import { AnswerDialog, SentDialog } from './request-dialogs.js';
import { Errors, OfferedSales, Sales } from './request-evidence.js';
import { ofRequest, useAppraisalChange, type RequestChange } from './use-appraisal.js';
import { isLike, withoutSale, withSale } from './with-sale.js';

interface ValueRequestProps {
  readonly view: AppraisalView & { readonly contract: NonNullable<AppraisalView['contract']> };
  /** The one that counts. */
  readonly report: AppraisalReport;
}

type Open =
  | { readonly kind: 'error' | 'form' | 'sent' | 'answer' | 'unsend' }
  | { readonly kind: 'sale'; readonly sale?: AppraisalComparable };

const titleId = 'appraisal-request';

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
        <Errors
          errors={errors}
          isSent={isSent}
          onAdd={() => {
            setOpen({ kind: 'error' });
          }}
          onRemove={(error) => {
            set((now) => ({ ...now, errors: now.errors.filter((one) => one !== error) }));
          }}
        />
        <Sales
          sales={comparables}
          isSent={isSent}
          today={today}
          onAdd={() => {
            setOpen({ kind: 'sale' });
          }}
          onEdit={(sale) => {
            setOpen({ kind: 'sale', sale });
          }}
          onRemove={(sale) => {
            set((now) => ({ ...now, comparables: withoutSale(now.comparables, sale) }));
          }}
        />
        <OfferedSales
          sales={offered}
          today={today}
          onUse={(sale) => {
            set((now) => ({ ...now, comparables: withSale(now.comparables, undefined, sale) }));
          }}
        />
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

function Status({ report: { request } }: { readonly report: AppraisalReport }): ReactNode {
  if (request.sentOn === null) return <Badge>Not sent</Badge>;
  if (request.answeredOn === null) return <Badge tone="info">Sent</Badge>;
  return <Badge tone={request.newValueCents === null ? 'warning' : 'success'}>Answered</Badge>;
}
