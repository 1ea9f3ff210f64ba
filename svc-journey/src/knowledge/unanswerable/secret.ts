import type { Rule } from './rule.js';

const telling = 'read show tell give repeat display whats what see pull say print';
const own = 'my our full whole entire i the';
const aboutSafety =
  'wifi change changed changing store stored safe safely protect protected share ask asks asked asking scam need';

/** Passwords, and numbers that nobody should read in a chat. */
export const secretRules: readonly Rule[] = [
  {
    groups: ['forgot forgotten forget lost reset recover remember resetting', 'password passcode'],
    within: 5,
    without: 'wifi bank',
  },
  { groups: [`${telling} know`, 'password passcode passwords'], within: 5, without: aboutSafety },
  { groups: [`${telling} know remember`, own, 'ssn'], within: 4, without: aboutSafety },
  {
    groups: [`${telling} know remember`, own, 'social account routing card', 'number numbers digits'],
    within: 3,
    without: `${aboutSafety} wire wiring title lender why where income`,
  },
];
