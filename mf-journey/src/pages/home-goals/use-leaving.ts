import { useEffect } from 'react';
import type { GoalsSaver } from './goals-saver.js';

/** Saves what is still waiting when the page is left, and asks before the browser drops what isn't saved. */
export function useLeaving(saver: GoalsSaver): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (saver.state().status !== 'saved') event.preventDefault();
    };
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') void saver.save();
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', saveHidden);
      void saver.save();
    };
  }, [saver]);
}
