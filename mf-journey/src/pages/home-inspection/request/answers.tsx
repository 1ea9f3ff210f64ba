import { useState, type ReactNode } from 'react';
import { inspectionLimits, type InspectionAnswer } from '@hearthway/contracts/journey';
import { Badge, Button, PlusIcon, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { Row, RowNote, Rows, RowTitle } from '../../../features/rows/index.js';
import { DeleteDialog } from '../delete-dialog.js';
import { AnswerDialog } from './answer-dialog.js';

interface AnswersProps {
  readonly answers: readonly InspectionAnswer[];
  readonly timeZone: string;
  readonly isOpen: boolean;
}

const titleId = 'inspection-answers';

/** Who said what, latest first. */
export function Answers({ answers, timeZone, isOpen }: AnswersProps): ReactNode {
  const [open, setOpen] = useState<OpenDialog<InspectionAnswer>>();
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
          <Rows>
            {latestFirst(answers).map((answer) => (
              <Item key={answer.id} answer={answer} onOpen={isOpen ? setOpen : undefined} />
            ))}
          </Rows>
        )}
        {isOpen && answers.length >= inspectionLimits.answers && (
          <p className={parts['note']}>That’s as many as fit here. Delete an old one to add another.</p>
        )}
        {isOpen && answers.length < inspectionLimits.answers && (
          <Button
            variant="secondary"
            icon={<PlusIcon size={18} />}
            className={parts['add']}
            onClick={() => {
              setOpen({ kind: 'add' });
            }}
          >
            Add a request or an answer
          </Button>
        )}
      </Section>
      {open && open.kind !== 'delete' && (
        <AnswerDialog seen={open.kind === 'change' ? open.entry : undefined} timeZone={timeZone} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <DeleteDialog
          title="Delete this entry?"
          description={open.entry.text}
          without={(entry) => ({ ...entry, answers: entry.answers.filter(({ id }) => id !== open.entry.id) })}
          onClose={close}
        />
      )}
    </>
  );
}

interface ItemProps {
  readonly answer: InspectionAnswer;
  /** Missing once nothing changes anymore. */
  readonly onOpen: ((dialog: OpenDialog<InspectionAnswer>) => void) | undefined;
}

function Item({ answer, onOpen }: ItemProps): ReactNode {
  const { by, on, text, creditCents } = answer;
  const day = formatDay(on);
  return (
    <Row beside={onOpen && <EntryButtons name={`the entry of ${day}`} entry={answer} onOpen={onOpen} />}>
      <RowTitle>
        {by === 'buyer' ? 'You' : 'The seller'} on {day}
      </RowTitle>
      <p>{text}</p>
      {creditCents !== null && (
        <RowNote>
          {by === 'buyer' ? 'Credit asked for' : 'Credit offered'}: {formatCents(creditCents)}
        </RowNote>
      )}
    </Row>
  );
}

/** Of one day, the one written down last. */
const latestFirst = (answers: readonly InspectionAnswer[]): InspectionAnswer[] =>
  answers.toReversed().sort((one, other) => other.on.localeCompare(one.on));
