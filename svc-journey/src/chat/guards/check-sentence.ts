import { checkConversation } from '@hearthway/contracts/conversation-rules';
import { holdsPrivateNumber } from '@hearthway/contracts/journey';
import type { Evidence } from './supported-figures.js';

/** Why a sentence may not be shown. */
export type Fault = 'figure' | 'link' | 'steering' | 'private-number';

export interface SentenceRules {
  readonly evidence: Evidence;
  /** Addresses that the turn’s results named. */
  readonly links: ReadonlySet<string>;
  /** Our own sentences aren't checked against the rules for what a model says about places. */
  readonly isOurs: boolean;
}

/** Checks one sentence of an answer against what the turn found. */
export function faultOf(sentence: string, { evidence, links, isOurs }: SentenceRules): Fault | undefined {
  if (linksIn(sentence).some((link) => !isAllowed(link, links))) return 'link';
  const words = sentence.replace(linkTarget, '$1').replace(bareLink, ' ');
  if (evidence.unsupported(words).length > 0) return 'figure';
  if (holdsPrivateNumber(sentence, { phones: true })) return 'private-number';
  if (!isOurs && isSteering(words)) return 'steering';
  return undefined;
}

const linkTarget = /(\[[^[\]]{0,300}\])\([^()]{0,2000}\)/g;
const bareLink = /\b(?:https?:\/\/|www\.)[^\s)>\]]+/gi;
const marks = new Set(['.', ',', ';', ':', '!', '?', "'", '"']);

/** Addresses in a text, however they are written. */
export function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\( {0,3}<?([^()\s<>]{1,2000})/g)].map(([, target = '']) => target);
  const defined = [...text.matchAll(/^ {0,3}\[[^[\]]{1,300}\]:(?: |\t){0,3}(\S{1,2000})/gm)].map(
    ([, target = '']) => target,
  );
  const bare = [...text.replace(linkTarget, '$1').matchAll(bareLink)].map(([link]) => withoutMarks(link));
  const named = [...text.matchAll(/\b(?:javascript|data|file|ftp):[^\s)]{1,2000}/gi)].map(([link]) => link);
  return [...targets, ...defined, ...bare, ...named];
}

function withoutMarks(link: string): string {
  let end = link.length;
  while (marks.has(link[end - 1] ?? '')) end -= 1;
  return link.slice(0, end);
}

/** Links to this site must have no query, so that no data can leak through them. */
const isAllowed = (link: string, links: ReadonlySet<string>): boolean =>
  links.has(link) || link === counselors || /^\/(?:[a-z0-9-]{1,40}\/){0,3}[a-z0-9-]{0,40}$/.test(link);

/** Linked in answers that have nothing better. */
const counselors = 'https://www.consumerfinance.gov/find-a-housing-counselor/';

const isSteering = (sentence: string): boolean => {
  const verdict = checkConversation(sentence);
  return verdict.outcome === 'refused' && verdict.topic === 'fair-housing';
};
