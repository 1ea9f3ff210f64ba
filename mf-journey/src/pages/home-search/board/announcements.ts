import type { Announcements } from '@dnd-kit/core';
import { homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';

/** What a screen reader says during a drag. A move itself is announced by the page, because the menu moves homes, too. */
export function announcementsOf(grabbed: () => AssessedHome | undefined): Announcements {
  const stays = (): string => {
    const home = grabbed();
    return home ? `${home.address} stays in ${homeStages[home.stage]}.` : 'The home stays where it was.';
  };
  return {
    onDragStart: () => `Picked up ${grabbed()?.address ?? 'the home'}.`,
    onDragOver: ({ over }) => (over ? `Over ${homeStages[over.id as HomeStage]}.` : 'Over no column.'),
    onDragEnd: ({ over }) => (over && over.id !== grabbed()?.stage ? undefined : stays()),
    onDragCancel: stays,
  };
}
