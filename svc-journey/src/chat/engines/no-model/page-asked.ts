import { defaultMilestones, type MilestoneKey } from '@hearthway/contracts/journey';
import { journeyPageAt } from '@hearthway/contracts/journey-pages';

const asks = /\b(?:what|how|where|why|help|explain|que|como|para que)\b/;
const thisPage =
  /\b(?:here|aqui|(?:this|the|esta|este) (?:page|screen|step|stage|milestone|part|pagina|pantalla|paso|etapa))\b/g;
/** Further apart, the two belong to different questions. */
const lettersBetween = 70;

/**
 * "What should I do here?", "What is this page for?", "Help me with this step."
 * @param text - in lower case, without accents
 */
export const asksAboutPage = (text: string): boolean =>
  [...text.matchAll(thisPage)].some(({ index }) => asks.test(text.slice(Math.max(0, index - lettersBetween), index)));

/** Whether a question doesn’t say what it is about: "How long does this take?" */
const leansOnPage = /\b(?:this|that|here|it|esto|eso|aqui)\b/i;

/** The milestone on whose page something was asked. */
export const milestoneAt = (page: string | null | undefined): MilestoneKey | undefined =>
  page ? journeyPageAt(page)?.milestone : undefined;

/** Adds the milestone that a question implies without naming it; undefined for any other question. */
export function withMilestone(question: string, page: string | null): string | undefined {
  const key = milestoneAt(page);
  const title = defaultMilestones.find((milestone) => milestone.key === key)?.title;
  return title !== undefined && leansOnPage.test(question) ? `${question} ${title}` : undefined;
}
