import { servedStates } from '@hearthway/contracts/commerce';

const names = Object.values(servedStates);

/** The fully supported states, as a phrase. */
export const servedStatesText = `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
