import type { Active, Announcements } from '@dnd-kit/core';
import { homeStages, type HomeStage } from '@hearthway/contracts/journey';
import { homeOf } from './grabbed-home.js';

const addressOf = (active: Active): string => homeOf(active)?.address ?? 'The home';
const stays: Announcements['onDragCancel'] = ({ active }) => {
  const stage = homeOf(active)?.stage;
  return stage && `${addressOf(active)} stays in ${homeStages[stage]}.`;
};

/** What a screen reader says during a drag. The move itself is announced by its toast, as are moves by the menu. */
export const announcements: Announcements = {
  // The first `onDragOver` follows immediately, so a message here would be lost.
  onDragStart: () => undefined,
  onDragOver({ active, over }) {
    if (!over) return 'Over no column.';
    const column = homeStages[over.id as HomeStage];
    return over.id === homeOf(active)?.stage ? `Holding ${addressOf(active)} over ${column}.` : `Over ${column}.`;
  },
  onDragEnd: (end) => (end.over && end.over.id !== homeOf(end.active)?.stage ? undefined : stays(end)),
  onDragCancel: stays,
};

export const instructions =
  'Press Space to pick up this home, the arrow keys to choose a column, Space to put it there, and Escape to cancel.';
