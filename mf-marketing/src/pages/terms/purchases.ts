import { brand } from '@hearthway/contracts/brand';
import { foundingMember, offerToolkit } from '@hearthway/contracts/constants';
import type { LegalSection } from '../../templates/legal-text/index.js';
import { formatCents } from '@hearthway/web-kit/money';

/** Terms of each offer. */
export const purchases: readonly LegalSection[] = [
  {
    id: 'founders-deal',
    title: 'Founders Deal and payments',
    summary: `Founding Members pay once, ${formatCents(foundingMember.minimumCents)} or more. The sale is final and non-refundable.`,
    blocks: [
      `The Founders Deal makes you a Founding Member of ${brand.name}. It is limited to the first ${foundingMember.limit} members. You pay once, in whole dollars, ${formatCents(foundingMember.minimumCents)} or more, as you choose. It is not a subscription.`,
      `Founding Members get lifetime perks and early access to our apps for iOS and Android, which are in development. “Lifetime” means for as long as we run ${brand.name}. We have not set a date for the apps. A membership is yours alone and cannot be transferred.`,
      `The price shown crossed out, ${formatCents(foundingMember.struckThroughPriceCents)}, is the price we plan to charge after the first ${foundingMember.limit} members. No one has paid it yet.`,
      'Sales under the Founders Deal are final and non-refundable, except where the law gives you a right that cannot be waived.',
      'The contribution is not an investment. It gives you no share in the company, no interest, no profit, and no vote.',
      'Prices are in U.S. dollars. A card payment provider takes the payment on its own page, under its own terms, and we do not receive your card number. A purchase counts once the provider has told us that the payment went through. When you continue to the payment page, we also put you on the waitlist, even if you do not go on to pay. You can leave it at any time.',
    ],
  },
  {
    id: 'offer-toolkit',
    title: 'Offer Toolkit',
    summary: `Coming soon. One price for one purchase, no subscription: ${formatCents(offerToolkit.listPriceCents)}, or ${formatCents(offerToolkit.preOrderPriceCents)} for those who join early.`,
    blocks: [
      `The Offer Toolkit is coming soon. We plan to include an AI offer strategy, state contract forms filled in with what you enter, online document signing, and guidance from ${brand.assistant}.`,
      `Its price is ${formatCents(offerToolkit.listPriceCents)}. For those on the early waitlist it is ${formatCents(offerToolkit.preOrderPriceCents)}, which saves ${formatCents(offerToolkit.savingCents)}, and it can be pre-ordered at that price. When you continue to the payment page, we also put you on the waitlist, even if you do not go on to pay. We have not set a date for the toolkit. You pay once. It is not a subscription, and you can use it until the closing of your purchase.`,
      'We fill in forms with what you enter. You are responsible for what they say once you sign. We do not draft clauses for you or tell you what a form means in your case; an attorney licensed in your state can.',
      'Documents are signed through an e-signature provider. Before you sign for the first time, we ask whether you agree to sign electronically; you may decline and sign on paper.',
      'These terms do not take away rights the law gives you if something you ordered is not delivered as promised.',
    ],
  },
];
