import type { ReactNode } from 'react';
import { getContract } from '@hearthway/contracts/journey';
import { Badge, HouseIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

/** Of a home in the column Contract: whether its buyer has the keys already. */
export function BoughtBadge({ homeId }: { readonly homeId: string }): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), getContract));
  const isBought = data?.history.some(({ status, terms }) => status === 'closed' && terms.homeId === homeId);
  return (
    isBought && (
      <Badge tone="success" icon={<HouseIcon size={14} />}>
        Your home
      </Badge>
    )
  );
}
