import { useId, type ReactNode } from 'react';
import type { MilestoneTitle } from '@hearthway/contracts/journey';
import { CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { useMilestoneRule } from '../rules.js';
import css from './milestone-checklist.module.css';

/** What completes the milestone of a page. Shows nothing until that is known. */
export function MilestoneChecklist({ title }: { title: MilestoneTitle }): ReactNode {
  const headingId = useId();
  const rule = useMilestoneRule(title);
  if (!rule) return null;
  return (
    <section className={css['checklist']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>
        To complete this step
      </h2>
      <ul className={css['items']}>
        {rule.items.map(({ text, done }) => (
          <li key={text} className={css['item']} data-done={done || undefined}>
            <span className={css['marker']} aria-hidden="true">
              {done && <CheckIcon size={14} />}
            </span>
            <span>
              {text}
              <VisuallyHidden>{done ? ' (done)' : ' (to do)'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
