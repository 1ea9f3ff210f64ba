import { useState, type ReactNode } from 'react';
import { conditionLimits, conditionStateOn, type Condition, type ConditionState } from '@hearthway/contracts/journey';
import { Badge, Button, CheckIcon, PlusIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useScheduleRefresh } from '../../../features/contract-entry/index.js';
import { EntryDialogs, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { useTodayAt, type Day } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import type { UnderwritingProps } from '../use-underwriting.js';
import { ConditionFields } from './condition-fields.js';
import { ConditionItem } from './condition-item.js';
import { conditionKind, newCondition, useConditionCalls } from './condition-kind.js';
import { UsualConditions } from './usual-conditions.js';

const titleId = 'underwriting-conditions';

interface ConditionsProps extends UnderwritingProps {
  /** In the order in which they are due. */
  readonly conditions: readonly Condition[];
}

/** What the lender asks for, with the proof of what was sent. */
export function Conditions({ view: { contract }, conditions }: ConditionsProps): ReactNode {
  const { toast } = usePlatform();
  const today = useTodayAt(contract.terms.timeZone);
  const refreshSchedule = useScheduleRefresh();
  const calls = useConditionCalls(contract.id);
  const [open, setOpen] = useState<OpenDialog<Condition>>();
  const kind = conditionKind(today);
  const canChange = contract.status === 'active';
  const canAdd = canChange && conditions.length < conditionLimits.perContract;
  // In the order in which they are due; what is done makes room.
  const isLeft = (condition: Condition): boolean => !isDone(conditionStateOn(today, condition));
  const done = conditions.filter((condition) => !isLeft(condition));
  const cards = (shown: readonly Condition[]): ReactNode =>
    shown.length > 0 && (
      <ul className={parts['cards']}>
        {shown.map((condition) => (
          <ConditionItem
            key={condition.id}
            condition={condition}
            today={today}
            onOpen={canChange ? setOpen : undefined}
          />
        ))}
      </ul>
    );
  return (
    <>
      <Section
        title="What your lender asks for"
        titleId={titleId}
        status={canChange && <Status conditions={conditions} today={today} />}
      >
        {conditions.length === 0 ? (
          <p className={parts['lead']}>
            {canChange
              ? 'Lenders call them conditions. Copy each request from their email or portal, and note the day you send the paper. If they ask again, your answer is ready.'
              : 'You noted nothing.'}
          </p>
        ) : (
          cards(canChange ? conditions.filter(isLeft) : conditions)
        )}
        {canChange && done.length > 0 && (
          <details>
            <summary>{done.length} with your lender, or accepted</summary>
            {cards(done)}
          </details>
        )}
        {canAdd && (
          <>
            <div className={parts['buttons']}>
              <Button
                variant="secondary"
                icon={<PlusIcon size={18} />}
                onClick={() => {
                  setOpen({ kind: 'add' });
                }}
              >
                Add a condition
              </Button>
            </div>
            <UsualConditions
              conditions={conditions}
              titleId={titleId}
              onAdd={(start) => calls.create(newCondition(start, today))}
            />
          </>
        )}
        {canChange && !canAdd && (
          <p className={parts['note']}>
            You have {conditionLimits.perContract} conditions, which is the most we keep. Delete one to add another.
          </p>
        )}
      </Section>
      <EntryDialogs
        kind={kind}
        calls={calls}
        open={open}
        entries={conditions}
        initial={kind.valuesOf(newCondition({ text: '', type: 'other' }, today))}
        fields={(form) => <ConditionFields form={form} today={today} />}
        titleId={titleId}
        onClose={() => {
          setOpen(undefined);
        }}
        onSaved={({ text }) => {
          toast({ title: 'Condition saved', description: text });
          refreshSchedule();
        }}
        onDeleted={refreshSchedule}
      />
    </>
  );
}

const isDone = (state: ConditionState): boolean => state === 'sent' || state === 'accepted';

function Status({ conditions, today }: { readonly conditions: readonly Condition[]; readonly today: Day }): ReactNode {
  if (conditions.length === 0) return <Badge>None yet</Badge>;
  const states = conditions.map((condition) => conditionStateOn(today, condition));
  const overdue = states.filter((state) => state === 'overdue').length;
  if (overdue > 0) return <Badge tone="danger">{overdue} overdue</Badge>;
  const left = states.filter((state) => !isDone(state)).length;
  if (left > 0) {
    return (
      <Badge tone="warning">
        {left} of {conditions.length} to do
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={<CheckIcon />}>
      {states.every((state) => state === 'accepted') ? 'All accepted' : 'All with your lender'}
    </Badge>
  );
}
