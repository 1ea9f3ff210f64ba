import { arizonaLenders } from './catalogue/arizona.js';
import { coloradoLenders } from './catalogue/colorado.js';
import { floridaLenders } from './catalogue/florida.js';
import { nevadaLenders } from './catalogue/nevada.js';
import { sixStateLenders } from './catalogue/six-states.js';
import { tennesseeLenders } from './catalogue/tennessee.js';
import { texasLenders } from './catalogue/texas.js';
import type { ListedLender } from './listed-lender.js';

/**
 * Examples, none of them a company that exists: nobody could take their names for a bank's, and their addresses are under a
 * domain that is reserved for examples (RFC 2606). What they ask for is what such lenders usually do.
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
