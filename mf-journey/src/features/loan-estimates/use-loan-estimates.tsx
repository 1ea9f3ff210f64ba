import { useState, type ReactNode } from 'react';
import { getMortgageApplication, listLoanEstimates, type LoanEstimate } from '@hearthway/contracts/journey';
import { operationKey, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EntryDialogs, type OpenDialog } from '../entry-dialog/index.js';
import { useToday } from '../local-time/index.js';
import { useMilestones } from '../milestones/index.js';
import { EstimateFields } from './estimate-fields.js';
import { estimateKind, newEstimate, useEstimateCalls } from './estimate-kind.js';

interface Options {
  /** Takes the focus if the button that opened a dialog is gone. */
  readonly titleId: string;
}

/** The buyer’s Loan Estimates, and the dialogs that add, change, and delete them. */
export function useLoanEstimates({ titleId }: Options) {
  const caller = useCaller();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  const { toast } = usePlatform();
  const today = useToday();
  const query = useQuery(operationQuery(caller, listLoanEstimates));
  const calls = useEstimateCalls();
  const [open, setOpen] = useState<OpenDialog<LoanEstimate>>();
  const [revised, setRevised] = useState<LoanEstimate>();
  const { data: estimates = [] } = query;
  const openDialog = (dialog: OpenDialog<LoanEstimate>, before?: LoanEstimate): void => {
    setRevised(before);
    setOpen(dialog);
  };
  /** A loan application and its milestone rest on them. */
  const onChanged = (): void => {
    void client.invalidateQueries({ queryKey: operationKey(caller, getMortgageApplication) });
    void refresh();
  };
  const dialogs: ReactNode = (
    <EntryDialogs
      kind={estimateKind}
      calls={calls}
      open={open}
      entries={estimates}
      initial={revised ? { ...estimateKind.valuesOf(revised), issuedOn: today } : newEstimate(today)}
      fields={(form) => <EstimateFields form={form} />}
      titleId={titleId}
      onClose={() => {
        setOpen(undefined);
      }}
      onSaved={({ lender }) => {
        toast({ title: 'Loan Estimate saved', description: lender });
        onChanged();
      }}
      onDeleted={onChanged}
    />
  );
  return {
    query,
    estimates,
    /** To be shown outside of sections. */
    dialogs,
    open: openDialog,
    /** @param before what the same lender sent: the revised one starts with it */
    add: (before?: LoanEstimate): void => {
      openDialog({ kind: 'add' }, before);
    },
  };
}
