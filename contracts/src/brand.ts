/** The product's names. A rename happens here and nowhere else. */
export const brand = {
  name: 'Hearthway',
  assistant: 'Mia',
  tagline: 'The home-buying guide that starts at your kitchen table',
} as const;
