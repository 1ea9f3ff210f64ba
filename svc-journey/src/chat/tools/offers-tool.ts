import { liveStatuses, proposedBy, type Offer } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';
import { isNamed, momentIn, plain } from './words.js';

const path = '/make-offer';

export const offersTool = defineTool({
  name: 'offers',
  description:
    'Where the buyer’s offers stand: sent, countered, accepted, rejected, withdrawn, or expired, with their prices. `home` is a part of an address.',
  input: z.object({ home: z.optional(z.string().check(z.maxLength(80))) }),
  proposes: false,
  activity: 'Looking at your offers',
  async run({ home = '' }, { buyer, granted, timeZone }): Promise<ToolResult> {
    if (!granted.documents) {
      return {
        text: 'I may not look at your offers. Turn on “Your documents and letters”, and I can tell you where each one stands.',
        notices: [contextOff('documents', 'Your offers are part of “Your documents and letters”.')],
      };
    }
    const offers = await buyer.offers();
    if (offers.length === 0) {
      return {
        text: `You haven’t written an offer here yet. [Make Offer](${path}) helps with its price and terms.`,
        used: ['documents'],
      };
    }
    const named = offers.filter(({ address }) => isNamed(home, address));
    const live = offers.filter(({ status }) => liveStatuses.includes(status));
    const shown = [named, live, offers].find((some) => some.length > 0) ?? [];
    return {
      text: [
        shown
          .slice(0, most)
          .map((offer) => `- **${plain(offer.address)}**: ${standingOf(offer, timeZone)}`)
          .join('\n'),
        `I only know the answers that you record in [Make Offer](${path}).`,
      ].join('\n\n'),
      citations: [citeBuyer('Make Offer', path)],
      used: ['documents'],
    };
  },
});

const most = 5;

function standingOf(offer: Offer, timeZone: string): string {
  const { status, terms, history } = offer;
  const last = history.at(-1);
  const price = dollars(terms.priceCents);
  if (status === 'draft' || !last) return `a draft at ${price} that isn’t sent yet`;
  const on = momentIn(last.at, timeZone);
  switch (status) {
    case 'sent':
      return `sent at ${price} on ${on}. ${noAnswer(offer, timeZone)}`;
    case 'countered':
      return proposedBy(history) === 'seller'
        ? `the seller countered at ${price} on ${on}. It’s your turn to answer`
        : `you countered at ${price} on ${on}. ${noAnswer(offer, timeZone)}`;
    case 'withdrawn':
      return `you withdrew it on ${on}`;
    default:
      return `${status} at ${price} on ${on}`;
  }
}

function noAnswer({ terms: { expiresAt } }: Offer, timeZone: string): string {
  const until = expiresAt === null ? '' : `; the offer ends on ${momentIn(expiresAt, timeZone)}`;
  return `No answer is recorded yet${until}`;
}
