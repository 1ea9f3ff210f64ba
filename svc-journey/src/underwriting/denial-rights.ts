import { daysLater, type DenialRight } from '@hearthway/contracts/journey';
import type { PolicyKey, PolicyReader } from '../policy/index.js';

/**
 * What a buyer may ask for after a lender said no.
 * @param deniedOn YYYY-MM-DD
 */
export function denialRights(deniedOn: string, policy: PolicyReader): readonly DenialRight[] {
  const within = (name: string, text: string): DenialRight => {
    const key = `denial/${name}` as Extract<PolicyKey, `denial/${string}`>;
    const days = policy.value(key);
    return { key: name, text, on: daysLater(deniedOn, days), rowId: policy.findRow(key)?.id ?? '' };
  };
  const always = (key: string, text: string): DenialRight => ({ key, text, on: null, rowId: '' });
  return [
    within(
      'reasons',
      'By then at the latest, the lender has to tell you in writing, with its reasons or your right to ask for them.',
    ),
    within('ask', 'Until then you can ask for the reasons, if the letter doesn’t give them. Ask in writing.'),
    within(
      'credit-report',
      'Until then the credit bureau that the lender names owes you a free report. Dispute what is wrong in it.',
    ),
    always(
      'appraisal',
      'You get a copy of every appraisal, even after a no. You paid for it, though another lender may not accept it.',
    ),
    always(
      'contract',
      'Tell your agent or attorney today: the financing deadline decides what happens to your earnest money.',
    ),
    always(
      'counselor',
      'A HUD-approved housing counselor will go over the letter with you, for free or at low cost: 800-569-4287, or hud.gov/counseling.',
    ),
  ];
}
