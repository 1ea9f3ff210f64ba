import { useState, type ReactNode } from 'react';
import {
  changeContract,
  getContract,
  type listDeadlines,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Button, FormDialog, TextField, VisuallyHidden } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useTodayAt } from '../../local-time/index.js';
import { useContractRefresh } from '../use-contract-refresh.js';
import css from './deadlines.module.css';

type ReceivedTerm = keyof Pick<PurchaseTerms, 'titleReceivedOn' | 'hoaReceivedOn'>;

const receivedTerms: ReadonlyMap<string, ReceivedTerm> = new Map([
  ['title', 'titleReceivedOn'],
  ['hoa', 'hoaReceivedOn'],
]);

interface WaitingDeadlinesProps {
  readonly contract: PurchaseContract;
  readonly waiting: OperationReply<typeof listDeadlines>['waiting'];
}

/** Deadlines that count from papers that haven’t come yet, or whose date the buyer has yet to enter. */
export function WaitingDeadlines({ contract, waiting }: WaitingDeadlinesProps): ReactNode {
  const [received, setReceived] = useState<ReceivedTerm>();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className={css['section']}>
      <h3 id="waiting" className={css['title']}>
        Waiting for a date
      </h3>
      <ul className={css['items']}>
        {waiting.map(({ key, title, rule }) => {
          const term = receivedTerms.get(key);
          return (
            <li key={key}>
              <p className={css['name']}>{title}</p>
              <p className={css['text']}>{rule}</p>
              {term && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setReceived(term);
                  }}
                >
                  They came<VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {received && (
        <ReceivedDialog
          contract={contract}
          term={received}
          onClose={() => {
            setReceived(undefined);
          }}
        />
      )}
    </section>
  );
}

const schema = z.object({ day: z.iso.date({ error: 'Please choose a day' }) });

interface ReceivedDialogProps {
  readonly contract: PurchaseContract;
  readonly term: ReceivedTerm;
  readonly onClose: () => void;
}

function ReceivedDialog({ contract, term, onClose }: ReceivedDialogProps): ReactNode {
  const { toast } = usePlatform();
  const today = useTodayAt(contract.terms.timeZone);
  const refresh = useContractRefresh();
  const { mutateAsync: change } = useMutation(operationMutation(useCaller(), changeContract, { changes: getContract }));
  const form = useContractForm({
    schema,
    defaultValues: { day: today },
    fieldOf: { [`body.${term}`]: 'day' },
    // After a conflict, the latest terms are loaded, and sending it again changes only this day.
    async send({ day }) {
      await change({ headers: { 'if-match': contract.version }, body: { ...contract.terms, [term]: day } });
      onClose();
      toast({ title: 'Saved', description: 'The deadline counts from that day now.' });
      refresh();
    },
  });
  return (
    <FormDialog
      size="small"
      title={term === 'titleReceivedOn' ? 'The title papers came' : 'The HOA documents came'}
      form={form}
      submitText="Save"
      pendingText="Saving…"
      onClose={onClose}
    >
      <TextField
        {...form.field('day')}
        label="Day you got them"
        help="Your time starts that day."
        type="date"
        max={today}
      />
    </FormDialog>
  );
}
