import type { ConversationRule } from './conversation-rule.js';

/** A letter that asks a seller to choose by who the buyers are. */
export const letterRules: readonly ConversationRule[] = [
  {
    id: 'letter-to-seller',
    topic: 'fair-housing',
    explanation:
      'I can’t help with a letter to the seller about your family, your faith, or who you are: a seller who chooses by that can break fair housing law, so many agents won’t pass it on.',
    alternative:
      'I can draft one about the home and your offer instead: what you like about the house, your price, how firm your loan is, and the dates that suit the seller.',
    phrases: [
      '{letter} … {seller} … {about} … {kin}',
      '{letter} … {seller} … {i} {kin}',
      '{letter} … {seller} … {i} have … {kin}',
      '{letter} … {seller} … {about} us',
      '{letter} … {seller} … {about} me',
      '{letter} … {seller} … {about} ourselves',
      '{letter} … {seller} … {about} … our story',
      '{letter} … {seller} … {about} … my story',
      '{letter} … {seller} … who we',
      '{letter} … {seller} … who i',
      '{letter} … {seller} … who … buyers',
      '{letter} … {about} … {kin} … {seller}',
      '{seller} … {letter} … {about} … {kin}',
      '{seller} … {about} … {kin} … {pick} us',
      '{seller} … {about} … {kin} … {pick} our',
      'picture … {kin} … {seller}',
      'photo … {kin} … {seller}',
      'photos … {kin} … {seller}',
      '{write} love letter',
      '{write} me … love letter',
      '{write} us … love letter',
      '{write} {seller} … love letter',
      'love letter for {i}',
    ],
  },
];
