import { useId, type ReactNode } from 'react';
import { listMilestoneRules, type MilestoneKey, type MilestoneRuleItem } from '@hearthway/contracts/journey';
import { Button, CircleCheckIcon, CircleIcon, Skeleton, VisuallyHidden } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMilestones } from '../milestones/index.js';
import css from './milestone-checklist.module.css';

/** Pages that begin with the checklist show what is below it once these have come, so that nothing moves. */
export const useMilestoneRules = () => useQuery(operationQuery(useCaller(), listMilestoneRules));

/** What completes a milestone, for its page. Nothing if that isn't known, or if it has no rule. */
export function MilestoneChecklist({ milestone: key }: { milestone: MilestoneKey }): ReactNode {
  const headingId = useId();
  const { tracker, complete, changing } = useMilestones();
  const { data, isFetched } = useMilestoneRules();
  if (!isFetched) return <Skeleton lines={3} />;
  const items = data?.find((rule) => rule.key === key)?.items;
  if (!items) return null;
  const milestone = tracker.milestones.find((one) => one.key === key);
  const isAllDone = items.every(({ done }) => done);
  // The tracker hides one.
  const isOpen = milestone ? milestone.status !== 'completed' : !isAllDone;
  return (
    <section className={css['checklist']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>
        {isOpen ? 'To complete this step' : 'This step is completed'}
      </h2>
      <ul className={css['items']}>
        {items.map((item) => (
          <Item key={item.text} item={item} />
        ))}
      </ul>
      {/* After an Undo, no remaining step would complete it again. */}
      {milestone && isAllDone && (isOpen || changing === milestone.id) && (
        <Button
          size="small"
          variant="secondary"
          pending={changing === milestone.id}
          pendingText="Saving…"
          onClick={() => {
            complete(milestone);
          }}
        >
          Mark as complete
        </Button>
      )}
    </section>
  );
}

function Item({ item: { text, done, path } }: { item: MilestoneRuleItem }): ReactNode {
  const { pathname } = useLocation();
  return (
    <li className={css['item']} data-done={done || undefined}>
      {done ? <CircleCheckIcon size={20} /> : <CircleIcon size={20} />}
      <span>
        <VisuallyHidden>{done ? 'Done: ' : 'To do: '}</VisuallyHidden>
        {done || path === pathname ? text : <PageLink to={path}>{text}</PageLink>}
      </span>
    </li>
  );
}
