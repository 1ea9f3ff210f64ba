import type { HomeStore } from './home-store.js';

/** What the milestone Home Search asks for, and whether the buyer has done it. */
export function homeChecklist({ store }: { readonly store: HomeStore }) {
  return async (userId: string): Promise<readonly { text: string; done: boolean }[]> => {
    const { homes, offers } = await store.findCounts(userId);
    return [
      { text: 'Save a home you like', done: homes > 0 },
      { text: 'Move the home you want to Offer', done: offers > 0 },
    ];
  };
}
