import { chatSuggestions, generalChatSuggestions } from '@hearthway/contracts/journey';
import { journeyPageAt } from '@hearthway/contracts/journey-pages';

const byMilestone: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(chatSuggestions));

/** Questions to start with, for the page's milestone, or else for the buyer's next one. */
export function suggestionsFor(page: string | undefined, nextMilestone: string | undefined): readonly string[] {
  const milestone = page === undefined ? nextMilestone : journeyPageAt(page)?.milestone;
  return byMilestone.get(milestone ?? '') ?? generalChatSuggestions;
}
