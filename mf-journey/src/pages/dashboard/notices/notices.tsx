import type { ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { listUnlockedOffers } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { UnconfirmedEmail } from './unconfirmed-email.js';
import { UnlockedOffers } from './unlocked-offers.js';

export interface NoticesProps {
  /** Undefined if nothing is to say about it. */
  readonly unconfirmedEmail: User['email'] | undefined;
  readonly onDismissEmail: () => void;
}

/** News that isn't on the page itself. Shown one at a time, on top of the page, so that nothing moves. */
export function Notices({ unconfirmedEmail, onDismissEmail }: NoticesProps): ReactNode {
  const { data = [], isLoading } = useQuery(operationQuery(useCaller(), listUnlockedOffers));
  const unlocked = data.filter(({ isNew }) => isNew);
  if (unlocked.length > 0) return <UnlockedOffers offers={unlocked} />;
  if (unconfirmedEmail === undefined || isLoading) return null;
  return <UnconfirmedEmail email={unconfirmedEmail} onDismiss={onDismissEmail} />;
}
