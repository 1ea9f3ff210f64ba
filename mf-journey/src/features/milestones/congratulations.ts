import type { MilestoneKey } from '@hearthway/contracts/journey';
import { ownValue } from '@hearthway/contracts/own-value';

const texts: Readonly<Record<MilestoneKey, string>> = {
  'get-to-know-you': 'You told us what you want. Everything from here is built around it.',
  'buying-power': 'You know what you can afford and what you’d rather keep. That’s a calm place to shop from.',
  'get-pre-approved': 'You can show sellers that the money is there. Your offers now carry weight.',
  'home-goals': 'You know what matters to you and what you can let go. That makes every visit easier.',
  'home-search': 'Out of all those front doors, you found the one you kept thinking about.',
  'make-offer': 'You named your price and put it in writing. That takes nerve, and you did it.',
  'mortgage-application': 'All that paperwork is in. Take the evening off; you earned it.',
  'home-inspection': 'You looked behind the walls before you signed. Whatever turned up, now you know.',
  appraisal: 'What the home is worth is settled, and the money is ready. You’re almost there.',
  closing: 'The papers are signed and the keys are yours. Welcome home!',
};

const anyMilestone = 'One more step is behind you. The next one is ready when you are.';

/** Text below the title of a celebration. */
export function congratulationOn(key: string): string {
  return ownValue<string>(texts, key) ?? anyMilestone;
}
