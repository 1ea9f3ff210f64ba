import { statesOffered } from '@hearthway/contracts/constants';

const names: Readonly<Record<(typeof statesOffered)[number], string>> = {
  TX: 'Texas',
  FL: 'Florida',
  AZ: 'Arizona',
  NV: 'Nevada',
  CO: 'Colorado',
  TN: 'Tennessee',
  Other: 'Another state',
};

export const stateOptions = statesOffered.map((value) => ({ value, label: names[value] }));
