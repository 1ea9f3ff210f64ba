import { servedStates } from '@hearthway/contracts/commerce';

const names = Object.values(servedStates);

/** The states that are served in full, as they stand in a sentence. */
export const servedStatesInWords = `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
