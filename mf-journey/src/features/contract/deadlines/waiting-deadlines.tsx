import { useState, type ReactNode } from 'react';
import type { listDeadlines, PurchaseContract } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { MissingDayDialog, missingDays, type MissingDay } from './missing-day-dialog.js';
import css from './deadlines.module.css';

interface WaitingDeadlinesProps {
  readonly contract: PurchaseContract;
  readonly waiting: OperationReply<typeof listDeadlines>['waiting'];
}

/** Deadlines that count from papers that haven’t come yet, or whose date the buyer has yet to enter. */
export function WaitingDeadlines({ contract, waiting }: WaitingDeadlinesProps): ReactNode {
  const [open, setOpen] = useState<MissingDay>();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className={css['section']}>
      <h3 id="waiting" className={css['title']}>
        Waiting for a date
      </h3>
      <ul className={css['items']}>
        {waiting.map(({ key, title, rule }) => {
          const missing = missingDays.get(key);
          return (
            <li key={key}>
              <p className={css['name']}>{title}</p>
              <p className={css['text']}>{rule}</p>
              {missing && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setOpen(missing);
                  }}
                >
                  {missing.button}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && (
        <MissingDayDialog
          contract={contract}
          missing={open}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </section>
  );
}
