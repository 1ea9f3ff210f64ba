import { emptyHomeGoals, type HomeGoals } from './home-goals.js';

export interface GoalTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Three musts, so that only an area is left to choose. Each weighs at least as much as any nice-to-have. */
  readonly goals: HomeGoals;
}

/** To start from. All of it is about the home, and all of it can be changed. */
export const goalTemplates: readonly GoalTemplate[] = [
  {
    id: 'first-home',
    name: 'A solid first home',
    description: 'Three bedrooms, two baths, and few repairs in the first years.',
    goals: {
      ...emptyHomeGoals,
      must: [
        { trait: 'bedrooms', limit: 3, weight: 5 },
        { trait: 'bathrooms', limit: 2, weight: 4 },
        { trait: 'yearBuilt', limit: 1980, weight: 4 },
      ],
      nice: [
        { trait: 'garageSpaces', limit: 1, weight: 2 },
        { trait: 'yard', weight: 3 },
        { trait: 'own', text: 'Roof and heating under 10 years old', weight: 3 },
      ],
      never: [{ trait: 'hoaMonthlyCents', limit: 30_000, weight: 3 }],
      projectTolerance: 'light',
    },
  },
  {
    id: 'more-space',
    name: 'More space',
    description: 'Four bedrooms, a room to work in, and a yard.',
    goals: {
      ...emptyHomeGoals,
      must: [
        { trait: 'bedrooms', limit: 4, weight: 5 },
        { trait: 'squareFeet', limit: 2200, weight: 4 },
        { trait: 'homeOffice', weight: 4 },
      ],
      nice: [
        { trait: 'yard', weight: 3 },
        { trait: 'garageSpaces', limit: 2, weight: 3 },
        { trait: 'bathrooms', limit: 2.5, weight: 2 },
      ],
      never: [{ trait: 'own', text: 'Shared walls', weight: 4 }],
    },
  },
  {
    id: 'easy-upkeep',
    name: 'One level, easy upkeep',
    description: 'No stairs, a step-free entry, and little yard work.',
    goals: {
      ...emptyHomeGoals,
      must: [
        { trait: 'stories', limit: 1, weight: 5 },
        { trait: 'stepFreeEntry', weight: 5 },
        { trait: 'bathrooms', limit: 2, weight: 3 },
      ],
      nice: [
        { trait: 'own', text: 'Laundry on the main floor', weight: 3 },
        { trait: 'garageSpaces', limit: 1, weight: 3 },
      ],
      never: [{ trait: 'own', text: 'Steep driveway', weight: 3 }],
      projectTolerance: 'none',
    },
  },
];
