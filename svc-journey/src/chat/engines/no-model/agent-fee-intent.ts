import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { amountsOf, largest } from './sum-words.js';

/** What a buyer pays of their agent’s fee if the seller pays part of it: two shares of a price, each of them named. */
export const agentFeeIntent: Intent = {
  tool: 'share-of',
  when: /\b(?:agents?|agent's|realtors?|brokers?)\b/,
  unless: /\b(?:closing costs?|down|concessions?|rate|my (?:listing|house|home)|(?:i|we) (?:sell|sold))\b/,
  input: (about) => {
    const text = spelledAsFigures(about.text);
    const price = largest(about);
    if (price === undefined || amountsOf(about).length !== 1 || !/\b(?:how much|what)\b/.test(text)) return undefined;
    const shares = [...text.matchAll(/(?<![\d.,])(\d(?:\.\d{1,2})?) ?(?:%|percent)/g)].map(({ 1: share, index }) => ({
      share: Number(share),
      isSellers: isSellers(text.slice(Math.max(0, index - 60), index)),
    }));
    const [agents, another] = shares.filter(({ isSellers: is }) => is === false);
    const [covered, more] = shares.filter(({ isSellers: is }) => is === true);
    if (!agents || !covered || another || more || shares.length !== 2) return undefined;
    return { percent: agents.share, of: price, sellerPercent: covered.share };
  },
};

/** Decided by who was named last before it. */
function isSellers(before: string): boolean | undefined {
  const lastOf = (shape: RegExp) => [...before.matchAll(shape)].at(-1)?.index ?? -1;
  const seller = lastOf(/\b(?:sellers?|listing side)\b/g);
  const agent = lastOf(/\b(?:agents?|realtors?|brokers?|agreement|commission|fee|she|he)\b/g);
  return seller === agent ? undefined : seller > agent;
}
