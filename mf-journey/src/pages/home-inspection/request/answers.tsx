import { useState, type ReactNode } from 'react';
import { inspectionLimits, type InspectionAnswer } from '@hearthway/contracts/journey';
import { Badge, Button, PlusIcon, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { Section } from '../../../features/page-section/index.js';
import { DeleteDialog } from '../delete-dialog.js';
import { AnswerDialog } from './answer-dialog.js';
import css from '../home-inspection.module.css';

interface AnswersProps {
  readonly answers: readonly InspectionAnswer[];
  readonly timeZone: string;
  readonly isOpen: boolean;
}

type Open =
  | { readonly kind: 'edit'; readonly seen?: InspectionAnswer }
  | { readonly kind: 'delete'; readonly seen: InspectionAnswer };

const titleId = 'inspection-answers';

/** Who said what, latest first. */
export function Answers({ answers, timeZone, isOpen }: AnswersProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
  };
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  const offered = latestFirst(answers).find(({ by, creditCents }) => by === 'seller' && creditCents !== null);
  return (
    <>
      <Section
        title="Requests and answers"
        titleId={titleId}
        status={
          offered?.creditCents != null && <Badge tone="primary">Last offer: {formatCents(offered.creditCents)}</Badge>
        }
        lead="Write down what you asked and what came back. Only what both sides signed counts."
      >
        {answers.length > 0 && (
          <ul className={css['items']}>
            {latestFirst(answers).map((answer) => (
              <Item key={answer.id} answer={answer} onOpen={isOpen ? setOpen : undefined} />
            ))}
          </ul>
        )}
        {isOpen && answers.length < inspectionLimits.answers && (
          <div>
            <Button
              variant="secondary"
              icon={<PlusIcon size={18} />}
              onClick={() => {
                setOpen({ kind: 'edit' });
              }}
            >
              Add a request or an answer
            </Button>
          </div>
        )}
      </Section>
      {open?.kind === 'edit' && <AnswerDialog seen={open.seen} timeZone={timeZone} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog
          title="Delete this entry?"
          description={open.seen.text}
          without={(entry) => ({ ...entry, answers: entry.answers.filter(({ id }) => id !== open.seen.id) })}
          onClose={close}
        />
      )}
    </>
  );
}

interface ItemProps {
  readonly answer: InspectionAnswer;
  /** Missing once nothing changes anymore. */
  readonly onOpen: ((open: Open) => void) | undefined;
}

function Item({ answer, onOpen }: ItemProps): ReactNode {
  const { by, on, text, creditCents } = answer;
  const day = formatDay(on);
  return (
    <li className={css['item']}>
      <div className={css['content']}>
        <h3 className={css['name']}>
          {by === 'buyer' ? 'You' : 'The seller'} on {day}
        </h3>
        <p>{text}</p>
        {creditCents !== null && (
          <p className={css['note']}>
            {by === 'buyer' ? 'Credit asked for' : 'Credit offered'}: {formatCents(creditCents)}
          </p>
        )}
      </div>
      {onOpen && (
        <div className={css['actions']}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onOpen({ kind: 'edit', seen: answer });
            }}
          >
            Change<VisuallyHidden> the entry of {day}</VisuallyHidden>
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onOpen({ kind: 'delete', seen: answer });
            }}
          >
            Delete<VisuallyHidden> the entry of {day}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Of one day, the one written down last. */
const latestFirst = (answers: readonly InspectionAnswer[]): InspectionAnswer[] =>
  answers.toReversed().sort((one, other) => other.on.localeCompare(one.on));
