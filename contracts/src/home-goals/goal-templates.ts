import { emptyGoalSet, type GoalSet } from './home-goals.js';

export interface GoalTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Three musts or more, so that only an area is left to choose. */
  readonly goals: GoalSet;
}

/** To start from. All of it is about the home, and all of it can be changed. */
export const goalTemplates: readonly GoalTemplate[] = [
  {
    id: 'first-home',
    name: 'A solid first home',
    description: 'Three bedrooms, two baths, and few repairs in the first years.',
    goals: {
      ...emptyGoalSet,
      must: [
        { trait: 'bedrooms', limit: 3, importance: 5 },
        { trait: 'bathrooms', limit: 2, importance: 4 },
        { trait: 'yearBuilt', limit: 1980, importance: 3 },
      ],
      nice: [
        { trait: 'garageSpaces', limit: 1, importance: 2 },
        { trait: 'yard', importance: 3 },
        { trait: 'own', text: 'Roof and heating under 10 years old', importance: 4 },
      ],
      never: [{ trait: 'hoaMonthlyCents', limit: 30_000, importance: 3 }],
    },
  },
  {
    id: 'more-space',
    name: 'More space',
    description: 'Four bedrooms, a room to work in, and a yard.',
    goals: {
      ...emptyGoalSet,
      must: [
        { trait: 'bedrooms', limit: 4, importance: 5 },
        { trait: 'squareFeet', limit: 2_200, importance: 4 },
        { trait: 'homeOffice', importance: 4 },
      ],
      nice: [
        { trait: 'yard', importance: 3 },
        { trait: 'garageSpaces', limit: 2, importance: 3 },
        { trait: 'bathrooms', limit: 2.5, importance: 2 },
      ],
      never: [{ trait: 'own', text: 'Shared walls', importance: 4 }],
    },
  },
  {
    id: 'easy-upkeep',
    name: 'One level, easy upkeep',
    description: 'No stairs, a step-free entry, and little yard work.',
    goals: {
      ...emptyGoalSet,
      must: [
        { trait: 'stories', limit: 1, importance: 5 },
        { trait: 'stepFreeEntry', importance: 5 },
        { trait: 'bathrooms', limit: 2, importance: 3 },
      ],
      nice: [
        { trait: 'own', text: 'Laundry on the main floor', importance: 4 },
        { trait: 'garageSpaces', limit: 1, importance: 3 },
      ],
      never: [{ trait: 'own', text: 'Steep driveway', importance: 3 }],
    },
  },
];
