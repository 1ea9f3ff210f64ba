/** The product's names and addresses. To rename the product, change only this. */
export const brand = {
  name: 'Hearthway',
  assistant: 'Mia',
  tagline: 'The home-buying guide that starts at your kitchen table',
  /** In a reserved domain (RFC 2606) until the product has its own, so that no stranger gets the mail. */
  support: 'support@hearthway.example',
  privacy: 'privacy@hearthway.example',
} as const;

/** Kept separate, since the first load of every page would have it. */
export const company = {
  /** In the footer of every email. A placeholder until the company configures its own. */
  postalAddress: 'Hearthway, 123 Example Street, Anytown, TX 00000',
  /** The company's time zone, in Texas: receipts use it for their dates. */
  timeZone: 'America/Chicago',
  social: [
    { name: 'Instagram', address: 'https://www.instagram.com/hearthway' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/hearthway' },
    { name: 'YouTube', address: 'https://www.youtube.com/@hearthway' },
  ],
} as const;
