import { buyerFigures, type BuyerFigures } from '@hearthway/contracts/affordability';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const handed = z.object({ figures: buyerFigures });

/** The figures from a link, such as one in an answer by Mia. */
export function useHandedFigures(): BuyerFigures | undefined {
  const location = useLocation();
  return handed.safeParse(location.state).data?.figures;
}
