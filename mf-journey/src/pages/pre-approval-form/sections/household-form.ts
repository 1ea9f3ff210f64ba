import { militaryServices, profileLimits } from '@hearthway/contracts/journey';
import { readCount } from './amounts.js';
import { sectionSchema, type SavedSection, type SectionForm } from './section-form.js';

export interface HouseholdValues {
  readonly size: string;
  /** Whether the buyer owned a home in the past three years. */
  readonly ownedHome: 'yes' | 'no' | '';
  readonly militaryService: string;
}

type MilitaryService = SavedSection<'household'>['militaryService'];

const sizeText = `Enter a number from 1 to ${profileLimits.householdSize}`;

export const householdForm: SectionForm<'household', HouseholdValues> = {
  title: 'Household',
  show: (saved) => ({
    size: saved ? String(saved.size) : '',
    ownedHome: shownOwnership(saved?.firstTimeBuyer ?? null),
    militaryService: saved?.militaryService ?? '',
  }),
  schema: sectionSchema('household', ({ size, ownedHome, militaryService }, addError) => {
    const people = readCount(size, 'size', addError, { from: 1, to: profileLimits.householdSize, text: sizeText });
    if (people === undefined) addError('size', sizeText);
    return {
      size: people ?? 1,
      firstTimeBuyer: ownedHome === '' ? null : ownedHome === 'no',
      militaryService: (militaryService || null) as MilitaryService,
    };
  }),
  nameOf: () => 'People in the home',
  describe: ({ size, firstTimeBuyer, militaryService }) => [
    ['People in the home', String(size)],
    ['First-time buyer', firstTimeBuyer === null ? 'Not entered' : firstTimeBuyer ? 'Yes' : 'No'],
    ['Military service', militaryService === null ? 'Not entered' : militaryServices[militaryService]],
  ],
};

function shownOwnership(firstTimeBuyer: boolean | null): HouseholdValues['ownedHome'] {
  if (firstTimeBuyer === null) return '';
  return firstTimeBuyer ? 'no' : 'yes';
}
