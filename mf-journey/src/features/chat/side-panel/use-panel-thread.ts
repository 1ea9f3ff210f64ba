import { useState } from 'react';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';

const key = 'mia_panel_thread';

/** The conversation of the panel: the same on each page, until the tab is closed. */
export function usePanelThread() {
  const [threadId, setThreadId] = useState(() => tolerantSessionStorage.getItem(key) ?? undefined);
  return {
    threadId,
    keep: (id: string): void => {
      tolerantSessionStorage.setItem(key, id);
      setThreadId(id);
    },
    begin: (): void => {
      tolerantSessionStorage.removeItem(key);
      setThreadId(undefined);
    },
  };
}
