import { affordability, type AffordabilityResult, type BuyerFigures } from '@hearthway/contracts/affordability';
import { rowsInForce } from '../policy/index.js';

/** By the rows in force that day (YYYY-MM-DD). */
export function computeAffordability(figures: BuyerFigures, day: string): AffordabilityResult {
  return affordability(figures, rowsInForce(day));
}
