import type { ReactNode } from 'react';
import {
  appraisalLimits,
  valueRequest,
  type AppraisalComparable,
  type AppraisalReport,
  type ValueRequest,
} from '@hearthway/contracts/journey';
import { Button, PlusIcon, TextArea, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';
import { usePlatform } from '@hearthway/web-kit/slice';
import { usePropertyToday } from '../../../features/contract/index.js';
import {
  FormBody,
  MoneyControl,
  Pair,
  readCents,
  readDay,
  typedCents,
  typedDay,
  typedForm,
} from '../../../features/typed-form/index.js';
import { fetchValueRequest } from '../../../features/underwriting/index.js';
import {
  Actions,
  DownloadButton,
  EditButton,
  Item,
  Items,
  More,
  Muted,
  Part,
} from '../../../features/page-parts/index.js';
import { useItems } from '../../../features/dialogs/index.js';
import { readLines } from '../read-lines.js';
import { SaleDialog } from './sale-dialog.js';

export interface ValueRequestFormProps {
  readonly report: AppraisalReport;
  readonly onSave: (request: ValueRequest) => Promise<unknown>;
}

interface Values extends Record<string, string> {
  readonly errors: string;
  readonly sentOn: string;
  readonly answeredOn: string;
  readonly newValueCents: string;
}

const schemaWith = (comparables: readonly AppraisalComparable[]) =>
  typedForm<Values, ValueRequest>(valueRequest, (values, addError) => ({
    errors: readLines(values.errors, 'errors', addError, { lines: appraisalLimits.errors, characters: 300 }),
    comparables: [...comparables],
    sentOn: readDay(values.sentOn),
    answeredOn: readDay(values.answeredOn),
    newValueCents: readCents(values.newValueCents, 'newValueCents', addError),
  }));

/** The one request to look at a value again: errors, sales, and what came of it. */
export function ValueRequestForm({ report, onSave }: ValueRequestFormProps): ReactNode {
  const { toast } = usePlatform();
  const today = usePropertyToday();
  const { request } = report;
  const { comparables } = request;
  const form = useContractForm<Values, ValueRequest>({
    schema: schemaWith(comparables),
    defaultValues: {
      errors: request.errors.join('\n'),
      sentOn: typedDay(request.sentOn),
      answeredOn: typedDay(request.answeredOn),
      newValueCents: typedCents(request.newValueCents),
    },
    async send(entry) {
      await onSave(entry);
      toast({ title: 'Request saved' });
    },
  });
  const { open, add, edit } = useItems(comparables, (all) => onSave({ ...request, comparables: all }));
  const days = { type: 'date', min: '2026-01-01', max: today, optional: true } as const;
  return (
    <More title="Ask to reconsider the value" open={request.errors.length + comparables.length > 0}>
      <Part>
        <Muted>
          A lender passes on one request for each appraisal, with up to {appraisalLimits.comparables} sales. Stick to
          facts: a wrong room count, a missed garage, closer or later sales. Use your lender’s own form, and never write
          to the appraiser.
        </Muted>
        <Items>
          {comparables.map((sale, index) => (
            <Item
              key={`${sale.address}-${index}`}
              name={sale.address}
              end={<EditButton what={`the sale of ${sale.address}`} onClick={() => edit(sale)} />}
            >
              <Muted>
                {[
                  `${formatCents(sale.priceCents)} on ${formatDay(sale.soldOn)}`,
                  sale.squareFeet && `${formatInteger(sale.squareFeet)} square feet`,
                  sale.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Muted>
            </Item>
          ))}
        </Items>
        {comparables.length < appraisalLimits.comparables && (
          <div>
            <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
              Add a sale
            </Button>
          </div>
        )}
        <FormBody form={form}>
          <TextArea
            {...form.field('errors')}
            label="What the report has wrong"
            help="One error per line, with its page."
            rows={3}
            optional
          />
          <Pair>
            <TextField {...form.field('sentOn')} label="Sent to the lender on" {...days} />
            <TextField {...form.field('answeredOn')} label="Answered on" {...days} />
          </Pair>
          <MoneyControl of={form} name="newValueCents" label="New value" help="Empty if it stayed." optional />
          <Actions>
            <Button type="submit" variant="secondary" pending={form.pending} pendingText="Saving…">
              Save the request
            </Button>
            {request.errors.length + comparables.length > 0 && (
              <DownloadButton noun="request" fileName="Request to reconsider a value" load={fetchValueRequest}>
                Download what is saved (PDF)
              </DownloadButton>
            )}
          </Actions>
        </FormBody>
      </Part>
      {open && <SaleDialog open={open} />}
    </More>
  );
}
