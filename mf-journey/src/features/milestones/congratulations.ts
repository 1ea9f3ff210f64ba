const texts: Readonly<Record<string, string>> = {
  "Let's Get to Know You!": 'You told us what you want. Everything from here is built around it.',
  'Pre-Approval': 'Your numbers hold up. Sellers will see your name differently now.',
  'Buying Power': 'You know what you can afford and what you’d rather keep. That’s a calm place to shop from.',
  'Get Pre-Approved': 'A lender checked your numbers and stands behind you. Your offers now carry weight.',
  'Home Goals': 'You know what matters to you and what you can let go. That makes every visit easier.',
  'Home Search': 'Out of all those front doors, you found the one you kept thinking about.',
  'Make Offer': 'You named your price and put it in writing. That takes nerve, and you did it.',
  'Mortgage Application': 'All that paperwork is in. Take the evening off; you earned it.',
  'Home Inspection': 'You looked behind the walls before you signed. Whatever turned up, now you know.',
  Appraisal: 'The home is worth what it costs. Your lender agrees, and you’re almost there.',
  Underwriting: 'Every page has been read and approved. There’s very little left between you and the keys.',
  Closing: 'The papers are signed and the keys are yours. Welcome home!',
};

const anyMilestone = 'One more step is behind you. The next one is ready when you are.';

/** Text below the title of a celebration. */
export function congratulationOn(title: string): string {
  return Object.hasOwn(texts, title) ? (texts[title] ?? anyMilestone) : anyMilestone;
}
