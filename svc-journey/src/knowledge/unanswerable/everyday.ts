import type { Rule } from './rule.js';

const falling =
  'rain raining snow snowing storm storming hail hailing sleet freeze freezing sunny cloudy windy hot cold humid';
const days = 'today tonight tomorrow weekend monday tuesday wednesday thursday friday saturday sunday';
const ofTheHome =
  'roof gutter gutters leak leaks leaking leaked basement drain drains drainage flood flooding insurance damage deductible market heater';
const goods =
  'mattress mattresses pillow pillows sofa couch recliner tv tvs television laptop laptops iphone iphones headphones blender vacuum vacuums ' +
  'roomba grill coffee espresso shoes sneakers jeans haircut gym protein puppy kitten breed breeds xbox playstation ps5 netflix spotify ' +
  'perfume bike bikes stroller sunscreen beer wine whiskey cocktail toaster airfryer skillet backpack';
const ofThePurchase =
  'closing close loan mortgage credit lender finance financing underwriting insurance hoa stay stays convey conveys included seller fixture contract';

/** Everyday matters that share a word with buying a home. */
export const everydayRules: readonly Rule[] = [
  { groups: ['will is', 'it', falling], within: 3, without: `${ofTheHome} if after legal seller` },
  { groups: ['is will whats', 'forecast temperature weather', days], without: ofTheHome },
  { groups: [falling, 'forecast chance chances supposed', days], without: ofTheHome },
  { groups: ['umbrella coat jacket', 'bring need wear take', days] },
  { groups: ['best which whats recommend good favorite top brand cheapest worth', goods], without: ofThePurchase },
  {
    groups: ['how', 'cook bake grill unclog descale train knit crochet whiten iron', 'a my the'],
    within: 3,
    without: 'inspector seller',
  },
  { groups: ['tell write give know', 'joke jokes poem riddle trivia playlist limerick'], within: 3 },
  { groups: ['dog dogs cat cats puppy kitten pet', 'ate eat eats swallowed licked vomiting sick vet'] },
  { groups: ['name names', 'baby dog cat puppy kitten band'], within: 3, without: 'title deed loan' },
];
