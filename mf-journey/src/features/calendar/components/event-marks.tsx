import type { ReactNode } from 'react';
import {
  Badge,
  CheckIcon,
  ClockIcon,
  FolderIcon,
  HouseIcon,
  LandmarkIcon,
  TriangleAlertIcon,
  WalletIcon,
  type Tone,
} from '@hearthway/web-kit';
import type { ScheduledEvent } from '../schedule.js';
import css from './event-marks.module.css';

const kinds = {
  deadline: [ClockIcon, 'Deadline'],
  offer: [WalletIcon, 'Offer'],
  lock: [LandmarkIcon, 'Rate lock'],
  loan: [LandmarkIcon, 'Loan'],
  document: [FolderIcon, 'Document'],
  signature: [FolderIcon, 'Signatures'],
  home: [HouseIcon, 'First year'],
  tour: [HouseIcon, 'Tour'],
  letter: [LandmarkIcon, 'Letter'],
} as const;

/** Where an event comes from, unless the buyer added it, and what needs their eye, in words. */
export function EventMarks({ event }: { readonly event: ScheduledEvent }): ReactNode {
  const { sample, kind, done, overdue, conflictsWith } = event;
  const mark = (text: string, Icon?: typeof ClockIcon, tone?: Tone) => (
    <>
      <Badge tone={tone} icon={Icon && <Icon size={14} />} className={css['mark']}>
        {text}
      </Badge>{' '}
    </>
  );
  const [KindIcon, kindName] = kind === 'own' ? [] : kinds[kind];
  return (
    <>
      {sample && mark('Sample')}
      {kindName && mark(kindName, KindIcon, 'primary')}
      {done && mark('Done', CheckIcon, 'success')}
      {overdue && mark('Overdue', TriangleAlertIcon, 'danger')}
      {conflictsWith && mark('Conflict', TriangleAlertIcon, 'warning')}
    </>
  );
}
