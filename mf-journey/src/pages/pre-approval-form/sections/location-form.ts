import { stateName, usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import { sectionSchema, type SectionForm } from './section-form.js';

export interface LocationValues {
  readonly state: string;
  readonly countyFips: string;
}

export const isState = (code: string): code is UsStateCode => usStateCodes.some((one) => one === code);

export const locationForm: SectionForm<'location', LocationValues> = {
  title: 'Location',
  show: (saved) => ({ state: saved?.state ?? '', countyFips: saved?.countyFips ?? '' }),
  schema: sectionSchema('location', ({ state, countyFips }, addError) => {
    if (!isState(state)) addError('state', 'Choose the state you’re buying in');
    return { state: state as UsStateCode, countyFips: countyFips || null };
  }),
  nameOf: (control) => (control === 'state' ? 'State' : 'County'),
  // County names come from the server, so `SectionAnswers` adds the county.
  describe: ({ state }) => [['State', stateName(state)]],
};
