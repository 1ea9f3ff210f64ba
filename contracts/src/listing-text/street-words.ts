import { streetSuffixes } from '../home-address/street-words.js';

/** These also end street names, but are as often part of the name (`12 Oak Hill Road`) or plain words (`2 large oaks`). */
const weakSuffixes: ReadonlySet<string> = new Set(
  (
    'bend bnd branch br creek crk glen gln green grn heights hts hill hl hollow holw manor mnr pass path point pt ridge rdg run view vw ' +
    'vista vis walk park landing bluff estates grove lake meadow meadows oaks valley village'
  ).split(' '),
);

export const isStreetSuffix = (word: string | undefined): boolean =>
  word === 'broadway' || word === 'square' || weakSuffixes.has(word ?? '') || streetSuffixes.has(word ?? '');

export const isWeakSuffix = (word: string | undefined): boolean => weakSuffixes.has(word ?? '');

/** These come before a number: `9300 FM 1626`. */
export const numberedStreets: ReadonlySet<string> = new Set('highway hwy route rte fm rm cr sr us'.split(' '));

/** These roads have a number: `1200 County Road 12`. */
export const roadKinds: ReadonlySet<string> = new Set('county co state ranch farm private forest'.split(' '));

export const unitWords: ReadonlySet<string> = new Set(
  '# apt apartment apto unit suite ste no bldg building ph penthouse lot spc space'.split(' '),
);

/** Words in a listing that follow a number, but are never part of a street's name. */
export const notInStreets: ReadonlySet<string> = new Set(
  (
    'bed beds bedroom bedrooms bd bds bdrm bdrms bath baths bathroom bathrooms ba sqft sf sq acre acres car day days hour hours min mins ' +
    'minute minutes mile miles block blocks year years yr yrs story stories level levels on from to per with and in is a an for month mo full ' +
    'half photos views saves pm am tours homes minutos cuadras'
  ).split(' '),
);
