import type { ReactNode } from 'react';
import { inspectionLimits, type Inspection, type InspectionAnswer } from '@hearthway/contracts/journey';
import { Button, PlusIcon } from '@hearthway/web-kit';
import { dollars } from '../../../features/estimates/index.js';
import { useInspectionChanges } from '../../../features/inspection/index.js';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import { EditButton, Item, Items, Muted, Part } from '../../../features/page-parts/index.js';
import { useItems } from '../../../features/dialogs/index.js';
import { AnswerDialog } from './answer-dialog.js';

/** Who said what, latest first. */
export function Answers({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const { answers } = inspection;
  const { save } = useInspectionChanges();
  const { open, add, edit } = useItems(answers, (all) => save.mutateAsync({ inspection, part: { answers: all } }));
  return (
    <Part title="Requests and answers">
      {answers.length === 0 ? (
        <Muted>Write down what you asked and what came back. Only what is in writing counts.</Muted>
      ) : (
        <Items>
          {latestFirst(answers).map((answer) => (
            <AnswerItem key={answers.indexOf(answer)} answer={answer} onEdit={() => edit(answer)} />
          ))}
        </Items>
      )}
      {answers.length < inspectionLimits.answers && (
        <div>
          <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
            Add a request or an answer
          </Button>
        </div>
      )}
      {open && <AnswerDialog open={open} />}
    </Part>
  );
}

export interface AnswerItemProps {
  readonly answer: InspectionAnswer;
  /** Missing once nothing changes any more. */
  readonly onEdit?: () => void;
}

export function AnswerItem({ answer: { on, by, text, creditCents }, onEdit }: AnswerItemProps): ReactNode {
  const day = formatShortDay(startOf(on));
  return (
    <Item
      name={
        <>
          {by === 'buyer' ? 'You' : 'The seller'} on {day}
        </>
      }
      end={onEdit && <EditButton what={`the entry of ${day}`} onClick={onEdit} />}
    >
      <p>{text}</p>
      {creditCents !== null && <Muted>Amount: {dollars(creditCents)}</Muted>}
    </Item>
  );
}

export const latestFirst = (answers: readonly InspectionAnswer[]): InspectionAnswer[] =>
  answers.toSorted((one, other) => other.on.localeCompare(one.on));
