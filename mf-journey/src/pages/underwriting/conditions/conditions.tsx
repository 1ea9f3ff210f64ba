import { useState, type ReactNode } from 'react';
import {
  conditionLimits,
  conditionStateOn,
  conditionStates,
  conditionTypes,
  replyToRepeat,
  usualConditions,
  type Condition,
  type ConditionState,
  type ContractInBrief,
} from '@hearthway/contracts/journey';
import { Badge, Button, EmptyState, PlusIcon, VisuallyHidden, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { usePropertyToday } from '../../../features/contract/index.js';
import {
  CopyButton,
  EditButton,
  Item,
  Items,
  Letter,
  More,
  Muted,
  Section,
} from '../../../features/page-parts/index.js';
import { ConditionDialog, type OpenCondition } from './condition-dialog.js';

export interface ConditionsProps {
  readonly contract: ContractInBrief;
  readonly conditions: readonly Condition[];
}

/** What the lender asks for, with the proof of what was sent. */
export function Conditions({ contract, conditions }: ConditionsProps): ReactNode {
  const today = usePropertyToday();
  const [open, setOpen] = useState<OpenCondition>();
  const isFull = conditions.length >= conditionLimits.perContract;
  const openCount = conditions.filter((condition) => !isWithLender(conditionStateOn(today, condition))).length;
  const add = !isFull && (
    <Button
      variant="secondary"
      icon={<PlusIcon size={18} />}
      onClick={() => setOpen({ kind: 'new', start: { text: '', type: 'other' } })}
    >
      Add a condition
    </Button>
  );
  return (
    <Section id="conditions" title="2. What your lender asks for">
      {conditions.length === 0 ? (
        <EmptyState headingLevel={3} title="Nothing asked for yet" action={add || undefined}>
          <p>
            Copy each request from the lender’s email or portal. Note the day you send the paper, and if they ask again,
            your answer is ready.
          </p>
        </EmptyState>
      ) : (
        <>
          <Muted>
            {openCount === 0 ? 'All of it is with your lender.' : `${openCount} of ${conditions.length} still to do.`}
          </Muted>
          <Items>
            {conditions.map((condition) => (
              <ConditionItem
                key={condition.id}
                condition={condition}
                today={today}
                onEdit={() => setOpen({ kind: 'edit', condition })}
              />
            ))}
          </Items>
          {add && <div>{add}</div>}
        </>
      )}
      {!isFull && (
        <Usual known={conditions} onChoose={({ text, type }) => setOpen({ kind: 'new', start: { text, type } })} />
      )}
      {open && <ConditionDialog contractId={contract.id} open={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

export interface ConditionItemProps {
  readonly condition: Condition;
  readonly today: string;
  /** Missing once nothing changes any more. */
  readonly onEdit?: () => void;
}

export function ConditionItem({ condition, today, onEdit }: ConditionItemProps): ReactNode {
  const state = conditionStateOn(today, condition);
  const { text, type, dueOn, sentOn, proof, papers, askedAgainOn } = condition;
  const reply = askedAgainOn === null ? undefined : replyToRepeat(condition, formatDay);
  return (
    <Item
      name={
        <>
          {text} <Badge tone={stateTones[state]}>{conditionStates[state]}</Badge>
        </>
      }
      end={onEdit && <EditButton what={text} onClick={onEdit} />}
      below={
        onEdit &&
        reply &&
        state === 'asked_again' && (
          <>
            <Letter noun={`answer about ${text}`} text={reply} />
            <div>
              <CopyButton noun="answer" text={reply} />
            </div>
          </>
        )
      }
    >
      <Muted>{[conditionTypes[type], dueOn && `due ${formatDay(dueOn)}`, ...papers].filter(Boolean).join(' · ')}</Muted>
      {sentOn && (
        <p>
          You sent this on {formatDay(sentOn)}: {proof}
        </p>
      )}
    </Item>
  );
}

interface UsualProps {
  readonly known: readonly Condition[];
  readonly onChoose: (usual: (typeof usualConditions)[number]) => void;
}

function Usual({ known, onChoose }: UsualProps): ReactNode {
  const texts = new Set(known.map(({ text }) => text));
  const left = usualConditions.filter(({ text }) => !texts.has(text));
  if (left.length === 0) return null;
  return (
    <More title="What most lenders ask for">
      <Items>
        {left.map((usual) => (
          <Item
            key={usual.text}
            name={usual.text}
            end={
              <Button variant="secondary" size="small" onClick={() => onChoose(usual)}>
                Add <VisuallyHidden>{usual.text}</VisuallyHidden>
              </Button>
            }
          >
            <Muted>{usual.help}</Muted>
          </Item>
        ))}
      </Items>
    </More>
  );
}

const isWithLender = (state: ConditionState): boolean => state === 'sent' || state === 'accepted';

const stateTones: Readonly<Record<ConditionState, Tone>> = {
  overdue: 'danger',
  asked_again: 'warning',
  open: 'neutral',
  sent: 'info',
  accepted: 'success',
};
