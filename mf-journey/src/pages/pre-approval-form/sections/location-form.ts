import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { readWith, type SectionForm } from './section-form.js';

export interface LocationValues {
  readonly state: string;
  readonly countyFips: string;
}

const stateNames = new Map<string, string>(usStates);

export const isState = (code: string): code is UsStateCode => stateNames.has(code);

export const locationForm: SectionForm<'location', LocationValues> = {
  title: 'Location',
  show: (saved) => ({ state: saved?.state ?? '', countyFips: saved?.countyFips ?? '' }),
  read: ({ state, countyFips }) =>
    readWith((fault) => {
      if (!isState(state)) fault('state', 'Choose the state you’re buying in');
      return { state: state as UsStateCode, countyFips: countyFips || null };
    }),
  nameOf: (control) => (control === 'state' ? 'State' : 'County'),
  // The county is named by whoever knows the names.
  describe: ({ state }) => [['State', stateNames.get(state) ?? state]],
};
