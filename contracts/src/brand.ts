/** The product's names and addresses. A rename happens here and nowhere else. */
export const brand = {
  name: 'Hearthway',
  assistant: 'Mia',
  tagline: 'The home-buying guide that starts at your kitchen table',
  /** Mailboxes in a domain that is reserved (RFC 2606) until the product has its own, so that no stranger gets the mail. */
  support: 'support@hearthway.example',
  privacy: 'privacy@hearthway.example',
  /** Stands at the foot of every email until the company says its own; nobody lives there. */
  postalAddress: 'Hearthway, 123 Example Street, Anytown, TX 00000',
  /** The company's own, in Texas: the day of a receipt is the day there. */
  timeZone: 'America/Chicago',
  social: [
    { name: 'Instagram', address: 'https://www.instagram.com/hearthway' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/hearthway' },
    { name: 'YouTube', address: 'https://www.youtube.com/@hearthway' },
  ],
} as const;
