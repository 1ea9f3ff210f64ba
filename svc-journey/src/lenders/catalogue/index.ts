import { arizonaLenders } from './arizona.js';
import { coloradoLenders } from './colorado.js';
import { floridaLenders } from './florida.js';
import { nevadaLenders } from './nevada.js';
import { sixStateLenders } from './six-states.js';
import { tennesseeLenders } from './tennessee.js';
import { texasLenders } from './texas.js';
import type { ListedLender } from './listed-lender.js';

export { buyerGroups, type BuyerGroup, type ListedLender } from './listed-lender.js';

/**
 * Made-up lenders: nobody could take their names for a real bank's, and their websites are in a domain reserved for examples
 * (RFC 2606). Their requirements are typical of such lenders.
 */
export const lenderCatalogue: readonly ListedLender[] = [
  ...sixStateLenders,
  ...texasLenders,
  ...floridaLenders,
  ...arizonaLenders,
  ...nevadaLenders,
  ...coloradoLenders,
  ...tennesseeLenders,
];
