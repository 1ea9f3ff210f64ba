import { closingWords } from './closing.js';
import { creditWords } from './credit.js';
import { homesWords } from './homes.js';
import { incomeWords } from './income.js';
import { loansWords } from './loans.js';
import { moneyWords } from './money.js';
import { offersWords } from './offers.js';
import { ownershipWords } from './ownership.js';
import { peopleWords } from './people.js';
import { plainWords } from './plain.js';

export { spanishStopWords } from './stop-words.js';

/** What Spanish-speaking buyers call what our entries name in English: the English term, then its words. */
export const spanishWords: readonly (readonly [term: string, ...spanish: string[]])[] = [
  moneyWords,
  creditWords,
  incomeWords,
  loansWords,
  offersWords,
  homesWords,
  ownershipWords,
  closingWords,
  peopleWords,
  plainWords,
]
  .flatMap((words) => Object.entries(words))
  .map(([term, spanish]) => [term, ...spanish.split(', ')]);
