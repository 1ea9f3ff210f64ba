import type { GuideFigure, GuideFigureKey } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { guideFiguresQuery } from './api.js';

/** By key; empty until they are loaded, or if they can’t be: a guide is useful without amounts, too. */
export function useGuideFigures(): ReadonlyMap<GuideFigureKey, GuideFigure> {
  const { session } = usePlatform();
  const user = useUser();
  const { data } = useQuery({ ...guideFiguresQuery(session), enabled: Boolean(user) });
  return new Map(data?.map((figure) => [figure.key, figure]));
}
