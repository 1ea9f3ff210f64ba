import type { AffordabilityLevel } from '@hearthway/contracts/affordability';

interface LevelText {
  readonly name: string;
  readonly explanation: string;
}

/** How the page names each level. */
export const levelTexts: Readonly<Record<AffordabilityLevel, LevelText>> = {
  comfortable: {
    name: 'Comfortable',
    explanation: 'Up to 28% of your income for housing, 36% with debts. Leaves room for life.',
  },
  typical: { name: 'Typical lender', explanation: 'Up to 45% of your income for housing and debts together.' },
  ceiling: { name: 'Program ceiling', explanation: 'The most a program allows. Possible, but tight.' },
  payment: { name: 'Your payment', explanation: 'The price that your monthly payment buys.' },
};

export const standardLevels = ['comfortable', 'typical', 'ceiling'] as const satisfies readonly AffordabilityLevel[];
