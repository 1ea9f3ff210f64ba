import type { Active, Announcements } from '@dnd-kit/core';
import { homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';

/** What a card gives its draggable. */
export interface DraggedData {
  readonly home: AssessedHome;
}

export const homeOf = ({ data }: Pick<Active, 'data'>): AssessedHome | undefined =>
  (data.current as DraggedData | undefined)?.home;

const stays = ({ active }: { readonly active: Active }): string | undefined => {
  const home = homeOf(active);
  return home && `${home.address} stays in ${homeStages[home.stage]}.`;
};

/** What a screen reader says during a drag. The move itself is announced by its toast, as are moves by the menu. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${homeOf(active)?.address}.`,
  onDragOver: ({ over }) => (over ? `Over ${homeStages[over.id as HomeStage]}.` : 'Over no column.'),
  onDragEnd: ({ active, over }) => (over && over.id !== homeOf(active)?.stage ? undefined : stays({ active })),
  onDragCancel: stays,
};

export const instructions =
  'Press Space to pick up this home, the arrow keys to choose a column, Space to put it there, and Escape to cancel.';
