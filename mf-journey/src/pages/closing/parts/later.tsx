import type { ReactNode } from 'react';
import { daysBetween } from '@hearthway/contracts/journey';
import { useTodayAt } from '../../../features/local-time/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';

/** Closing is near enough for its last steps, in days. */
const soonDays = 10;

/** Whether closing is still far away. */
export function useIsFar({ contract, closingOn }: ClosingProps['view']): boolean {
  const today = useTodayAt(contract.terms.timeZone);
  return contract.status === 'active' && daysBetween(today, closingOn ?? contract.terms.closingOn) > soonDays;
}

interface LaterProps extends ClosingProps {
  /** Of what opens. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A long list for the last days: closed until they come, and again once they are over. */
export function Later({ title, view, children }: LaterProps): ReactNode {
  const isFar = useIsFar(view);
  const isNow = view.contract.status === 'active' && !(isFar && view.closing.disclosure === null);
  if (isNow) return children;
  return (
    <Topics>
      <Topic title={title}>{children}</Topic>
    </Topics>
  );
}
