import type { ListedLender } from '@hearthway/contracts/journey';
import { arizonaLenders } from './arizona.js';
import { coloradoLenders } from './colorado.js';
import { floridaLenders } from './florida.js';
import { nevadaLenders } from './nevada.js';
import { sixStateLenders } from './six-states.js';
import { tennesseeLenders } from './tennessee.js';
import { texasLenders } from './texas.js';

/**
 * Made-up lenders without websites, with names nobody could mistake for a real bank's. Their requirements are typical
 * of such lenders.
 */
export const sampleLenders: readonly ListedLender[] = [
  ...sixStateLenders,
  ...texasLenders,
  ...floridaLenders,
  ...arizonaLenders,
  ...nevadaLenders,
  ...coloradoLenders,
  ...tennesseeLenders,
];
