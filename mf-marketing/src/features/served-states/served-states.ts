import { servedStates } from '@hearthway/contracts/commerce';

/** The fully supported states, as a phrase. */
export const servedStatesText = new Intl.ListFormat('en-US').format(Object.values(servedStates));
