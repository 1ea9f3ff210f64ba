import { buyerFigures, type BuyerFigures } from '@hearthway/contracts/affordability';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const handed = z.object({ figures: buyerFigures });

/** The figures that a link brought along, such as those of an answer of Mia. */
export function useHandedFigures(): BuyerFigures | undefined {
  const location = useLocation();
  return handed.safeParse(location.state).data?.figures;
}
