import type { ReactNode } from 'react';
import {
  conditionStateOn,
  conditionStates,
  conditionTypes,
  replyToRepeat,
  slotForCondition,
  type Condition,
  type ConditionState,
} from '@hearthway/contracts/journey';
import { Badge, CheckIcon, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { SlotLine } from '../../../features/document-slots/index.js';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { LetterText } from '../../../features/copy-button/index.js';
import { parts } from '../../../features/page-parts/index.js';
import css from './conditions.module.css';

interface ConditionItemProps {
  readonly condition: Condition;
  /** At the home. */
  readonly today: Day;
  /** Missing once nothing changes anymore. */
  readonly onOpen: ((dialog: OpenDialog<Condition>) => void) | undefined;
}

export function ConditionItem({ condition, today, onOpen }: ConditionItemProps): ReactNode {
  const { text, type, askedOn, dueOn, papers, sentOn, proof, acceptedOn } = condition;
  const state = conditionStateOn(today, condition);
  const slot = slotForCondition(condition);
  const facts = [
    conditionTypes[type],
    `asked on ${formatDay(askedOn)}`,
    dueOn !== null && acceptedOn === null && `due ${formatDay(dueOn)}`,
  ];
  return (
    <li className={parts['card']}>
      <div className={parts['card-head']}>
        <h3 className={parts['name']}>{text}</h3>
        {(onOpen !== undefined || state === 'accepted') && (
          <Badge tone={stateTones[state]} icon={state === 'accepted' && <CheckIcon />}>
            {conditionStates[state]}
          </Badge>
        )}
      </div>
      <p className={parts['note']}>{facts.filter(Boolean).join(', ')}</p>
      {papers.length > 0 && <p className={parts['note']}>Documents: {papers.join(', ')}</p>}
      {slot !== null && onOpen && <SlotLine slot={slot} name={text} />}
      {sentOn !== null && (
        <p className={css['sent']}>
          You sent this on {formatDay(sentOn)}: {proof}
        </p>
      )}
      {acceptedOn !== null && <p className={parts['note']}>Accepted on {formatDay(acceptedOn)}</p>}
      {onOpen && <Reply condition={condition} state={state} />}
      {onOpen && <EntryButtons name={text} entry={condition} onOpen={onOpen} />}
    </li>
  );
}

interface ReplyProps {
  readonly condition: Condition;
  readonly state: ConditionState;
}

/** What to answer a lender who asks for what it has: at hand if it did ask, and otherwise for when it does. */
function Reply({ condition, state }: ReplyProps): ReactNode {
  const reply = replyToRepeat(condition, formatDay);
  if (reply === undefined || state === 'accepted') return null;
  const letter = <LetterText noun="answer" label={`Your answer about ${condition.text}`} text={reply} />;
  if (state === 'asked_again') return letter;
  return (
    <details>
      <summary>If they ask for it again</summary>
      {letter}
    </details>
  );
}

const stateTones: Readonly<Record<ConditionState, Tone>> = {
  overdue: 'danger',
  asked_again: 'warning',
  open: 'neutral',
  sent: 'info',
  accepted: 'success',
};
