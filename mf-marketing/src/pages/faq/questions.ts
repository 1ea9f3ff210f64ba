import { brand } from '@hearthway/contracts/brand';
import { foundingMember, minimumAgeYears, offerToolkit } from '@hearthway/contracts/constants';
import { formatCents } from '@hearthway/web-kit/money';
import type { Block } from '../../features/rich-text/index.js';
import { servedStatesText } from '../../features/served-states/index.js';

export interface Question {
  /** URL fragment of the entry. Keep it when the question changes. */
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly Block[];
  /** Sources and dates of the facts in the answer. */
  readonly sources?: readonly string[];
}

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const supportMail = `[${brand.support}](mailto:${brand.support})`;
const memberPrice = formatCents(foundingMember.minimumCents);

export const topics: readonly Topic[] = [
  {
    id: 'basics',
    title: `What ${brand.name} is`,
    questions: [
      {
        slug: 'what-is-hearthway',
        question: `What is ${brand.name}?`,
        answer: [
          `${brand.name} is a guide for people who want to buy a home in the United States. It takes you from saving to closing and beyond, one step at a time, with a realtor or on your own.`,
          'Ready today: the estimate on the [home page](/) of what you can afford, and an account with a personal roadmap, your buying power, sample lenders, pre-approval, home search, offers, every step to closing, your documents, and the assistant. Anything that isn’t ready yet says so.',
        ],
      },
      {
        slug: 'different-from-an-agent',
        question: 'How is it different from a real estate agent?',
        answer: [
          `An agent is a licensed professional who can represent you: show you homes, negotiate for you, and owe you duties under state law. ${brand.name} is software that informs and organizes. It doesn’t represent you, show homes, or negotiate, and it earns no commission when you buy.`,
          'The two work well together. Many buyers will want an agent, and it’s easier to work with one when you know what each step is for. If you go without one, more of the work is yours.',
        ],
      },
      {
        slug: 'is-it-advice',
        question: 'Is this legal or financial advice?',
        answer: [
          `No. ${brand.name} is for information only and gives no legal, financial, or brokerage advice. Estimates are not an offer of credit. Before you sign or pay, talk to a professional licensed in your state.`,
          'The details are in our [Terms of Service](/terms).',
        ],
      },
    ],
  },
  {
    id: 'founding-members',
    title: 'Founding Members',
    questions: [
      {
        slug: 'founding-member',
        question: 'What is a Founding Member?',
        answer: [
          `One of the first ${foundingMember.limit} people who help us build ${brand.name}. You pay once, ${memberPrice} or more, and get lifetime perks: a member number from 1 to ${foundingMember.limit} that’s yours alone, and early access to the iOS and Android apps we’re working on. “Lifetime” means for as long as we run ${brand.name}. You can become one on the [home page](/#founding-member) while spots last.`,
          `The crossed-out ${formatCents(foundingMember.struckThroughPriceCents)} is the price we plan to charge after the first ${foundingMember.limit} members. No one has paid it yet.`,
        ],
      },
      {
        slug: 'founding-member-refund',
        question: 'Can I get my founding contribution back?',
        answer: [
          'No. Founding contributions are final and non-refundable, except where the law gives you a right that can’t be waived. A contribution isn’t an investment either: it gives you no share in the company and no profit.',
          'Please read [Founders Deal and payments](/terms#founders-deal) in our terms before you pay.',
        ],
      },
    ],
  },
  {
    id: 'offer-toolkit',
    title: 'Offer Toolkit',
    questions: [
      {
        slug: 'what-is-the-offer-toolkit',
        question: 'What is the Offer Toolkit?',
        answer: [
          'A set of tools for making an offer. It’s coming soon, and we plan to include:',
          [
            'an AI offer strategy',
            'state contract forms, filled in for you',
            'online document signing',
            `guidance from ${brand.assistant}.`,
          ],
          'We fill in the forms with what you enter. What they mean in your case is a question for an attorney licensed in your state.',
        ],
      },
      {
        slug: 'offer-toolkit-price',
        question: 'What will the Offer Toolkit cost, and when is it ready?',
        answer: [
          `The price is ${formatCents(offerToolkit.listPriceCents)}. If you join the waitlist early, it’s ${formatCents(offerToolkit.preOrderPriceCents)}, which saves you ${formatCents(offerToolkit.savingCents)}. You pay once and can use it until you close.`,
          'You can pre-order it at the lower price on the [home page](/#offer-toolkit); that also puts you on the waitlist. It isn’t ready yet, and we haven’t set a date. If you pre-order or join the [waitlist](/#waitlist), you’ll be the first to know.',
        ],
      },
    ],
  },
  {
    id: 'states-and-cost',
    title: 'States and cost',
    questions: [
      {
        slug: 'states',
        question: `Which states is ${brand.name} available in?`,
        answer: [
          `We fully support ${servedStatesText}. Contracts, deadlines, and customs vary by state, so we add states one at a time.`,
          `Buying somewhere else? Choose “Another state” when you join the [waitlist](/#waitlist). You get select features now, and we learn where to go next. In every state, you must be ${minimumAgeYears} or older.`,
        ],
      },
      {
        slug: 'cost',
        question: `What does ${brand.name} cost?`,
        answer: [
          'Joining the waitlist, creating an account, and following your roadmap are free. Two things cost money. Both are optional, and you don’t need either to use the roadmap:',
          [
            `Founding Member: ${memberPrice} or more, once.`,
            `Offer Toolkit: ${formatCents(offerToolkit.listPriceCents)}, once, or ${formatCents(offerToolkit.preOrderPriceCents)} for early waitlist members and pre-orders.`,
          ],
          'We don’t sell or rent your data, so you don’t pay that way either.',
        ],
      },
    ],
  },
  {
    id: 'mia',
    title: brand.assistant,
    questions: [
      {
        slug: 'who-is-mia',
        question: `Who is ${brand.assistant}?`,
        answer: [
          `${brand.assistant} is ${brand.name}’s assistant: artificial intelligence, not a person. It answers questions along the way and explains terms in plain English. Each figure comes from our calculators or from a source with a date, and you decide what it may read about you.`,
          'AI can be wrong. Check what matters before you act on it, and ask a licensed professional before you sign, pay, or give up a right.',
        ],
      },
    ],
  },
  {
    id: 'realtors-and-commission',
    title: 'Realtors and commission',
    questions: [
      {
        slug: 'with-a-realtor',
        question: 'Can I use it together with a realtor?',
        answer: [
          'Yes. The steps are the same, and your realtor takes on part of the work. We share nothing with your realtor unless you opt in.',
          'Expect to sign a written agreement before an agent shows you a home. That has been the rule nearly everywhere since August 17, 2024, for agents who use a Realtor association’s listing service, and Texas law has required one since January 1, 2026. The agreement says what the agent does and what it costs. No law sets the fee, and you can negotiate it.',
        ],
        sources: [
          'National Association of Realtors, reminder of practice changes, August 16, 2024',
          'Texas Occupations Code § 1101.563; Texas Real Estate Commission, January 7, 2026',
        ],
      },
      {
        slug: 'without-a-realtor',
        question: 'Can I buy a home without a realtor?',
        answer: [
          'Yes. No law makes you hire one. You do the work yourself: find homes, arrange visits, compare prices, write the offer, and meet the deadlines. The seller’s agent works for the seller.',
          `${brand.name} shows you the steps in order. For the contract itself, consider paying an attorney to review it; that often costs less than a mistake in it.`,
        ],
      },
      {
        slug: 'commission-credit',
        question: 'What is a buyer-agent commission credit?',
        answer: [
          'A buyer’s agent is typically paid about 2.5% to 3% of the price. In many states, an agent may give part of that back to the buyer, often as a credit at closing that your lender has to approve. Going without an agent doesn’t earn you this money by itself: you have to negotiate a lower price or a seller credit and put it in the contract.',
          'Tennessee is different. A real estate licensee there may not pay a cash rebate, gift, or prize in connection with a transaction. An agent in Tennessee may agree to a lower fee instead.',
          `${brand.name} is not a brokerage, takes no commission, and pays no credits. Ask your agent and your lender what’s possible before you sign.`,
        ],
        sources: [
          'Redfin, August 2, 2024: 2.55% on average in the four weeks through July 14, 2024',
          'Tennessee Code § 62-13-302(b); Tennessee Realtors, legal hotline',
        ],
      },
    ],
  },
  {
    id: 'more',
    title: 'Membership, apps, and contact',
    questions: [
      {
        slug: 'one-time-or-membership',
        question: 'Is it a one-time payment or a membership fee?',
        answer: [
          'Both are one-time payments. You pay for a founding membership once; nothing renews, and we charge nothing later. The Offer Toolkit is one purchase for one home, until closing. There is no subscription.',
        ],
      },
      {
        slug: 'investors',
        question: 'Is it for real estate investors too?',
        answer: [
          `${brand.name} is made for people buying a home to live in. The steps for an investment property are mostly the same, but we don’t analyze rents or returns.`,
          `If you’d like to talk about investing in ${brand.name} as a company, email ${supportMail}. A founding contribution is not an investment.`,
        ],
      },
      {
        slug: 'mobile-app',
        question: 'Is there a mobile app?',
        answer: [
          'Not yet. Apps for iOS and Android are in development, and Founding Members get early access. We haven’t set a date. Until then, the site works in your phone’s browser.',
        ],
      },
      {
        slug: 'contact',
        question: 'How can I reach you?',
        answer: [
          `Email ${supportMail}. For questions about your data, email [${brand.privacy}](mailto:${brand.privacy}); the [Privacy Policy](/privacy#rights) explains what you can ask for.`,
        ],
      },
    ],
  },
];
