import { servedStates } from '@hearthway/contracts/commerce';
import { statesOffered } from '@hearthway/contracts/constants';

const names: Readonly<Record<(typeof statesOffered)[number], string>> = {
  ...servedStates,
  Other: 'Another state',
};

export const stateOptions = statesOffered.map((value) => ({ value, label: names[value] }));
