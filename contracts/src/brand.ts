/** The product's names. A rename happens here and nowhere else. */
export const brand = {
  name: 'Hearthway',
  assistant: 'Mia',
  tagline: 'The home-buying guide that starts at your kitchen table',
  /** Under a reserved domain (RFC 2606), so that nobody else gets mail before the real domain is chosen. */
  support: 'support@hearthway.example',
  /** For requests about personal data, and for notices that the Terms of Service ask for in writing. */
  privacy: 'privacy@hearthway.example',
} as const;
