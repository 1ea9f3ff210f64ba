import type { ReactNode } from 'react';
import { Badge, CircleAlertIcon, TriangleAlertIcon } from '@hearthway/web-kit';
import type { ScheduledEvent } from '../schedule.js';
import css from './event-marks.module.css';

const kindNames = { deadline: 'Deadline', letter: 'Letter', document: 'Paper', tour: 'Tour', own: undefined } as const;

/** What sets an event apart: where it comes from, and what is wrong with it. */
export function EventMarks({ event }: { readonly event: ScheduledEvent }): ReactNode {
  const { sample, kind = 'own', overdue, conflictsWith = [] } = event;
  const kindName = kindNames[kind];
  return (
    <>
      {sample && <Badge className={css['mark']}>Sample</Badge>}
      {kindName && (
        <Badge tone="primary" className={css['mark']}>
          {kindName}
        </Badge>
      )}
      {overdue && (
        <Badge tone="danger" icon={<CircleAlertIcon size={14} />} className={css['mark']}>
          Overdue
        </Badge>
      )}
      {conflictsWith.length > 0 && (
        <Badge tone="warning" icon={<TriangleAlertIcon size={14} />} className={css['mark']}>
          Conflict
        </Badge>
      )}
    </>
  );
}
