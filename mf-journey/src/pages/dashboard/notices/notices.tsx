import type { ReactNode } from 'react';
import { listUnlockedOffers } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { UnconfirmedEmail } from './unconfirmed-email.js';
import { UnlockedOffers } from './unlocked-offers.js';

/** News that isn't on the page itself. Shown one at a time, on top of the page, so that nothing moves. */
export function Notices(): ReactNode {
  const user = useUser();
  const { data = [], isLoading } = useQuery(operationQuery(useCaller(), listUnlockedOffers));
  const unlocked = data.filter(({ isNew }) => isNew);
  if (unlocked.length > 0) return <UnlockedOffers offers={unlocked} />;
  return user && !user.emailVerified && !isLoading ? <UnconfirmedEmail key={user.id} user={user} /> : null;
}
