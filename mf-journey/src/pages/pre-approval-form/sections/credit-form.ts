import { creditScoreBands, type CreditScoreBand } from '@hearthway/contracts/journey';
import { sectionSchema, type SectionForm } from './section-form.js';

export interface CreditValues {
  readonly scoreBand: string;
}

/** Bands of 20 points, best first, “I don’t know” last. */
export const bandOptions = creditScoreBands
  .map((value) => ({ value, label: bandLabel(value) }))
  .toSorted((one, other) => lowestOf(other.value) - lowestOf(one.value));

export const creditForm: SectionForm<'credit', CreditValues> = {
  title: 'Credit score',
  show: (saved) => ({ scoreBand: saved?.scoreBand ?? '' }),
  schema: sectionSchema('credit', ({ scoreBand }, addError) => {
    if (scoreBand === '') addError('scoreBand', 'Choose a range, or “I don’t know”');
    return { scoreBand: scoreBand as CreditScoreBand };
  }),
  nameOf: () => 'Your credit score',
  describe: ({ scoreBand }) => [['Credit score', bandLabel(scoreBand)]],
};

function bandLabel(band: CreditScoreBand): string {
  if (band === 'unknown') return 'I don’t know';
  if (band === 'below_500') return 'Below 500';
  const lowest = lowestOf(band);
  return lowest === 800 ? '800 or higher' : `${lowest} to ${lowest + 19}`;
}

function lowestOf(band: CreditScoreBand): number {
  if (band === 'unknown') return -1;
  return band === 'below_500' ? 0 : Number(band.slice('from_'.length));
}
