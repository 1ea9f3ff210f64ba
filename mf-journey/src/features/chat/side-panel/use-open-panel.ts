import { useEffect, useState } from 'react';

/** Leaves the page a column that it was designed for; keep in step with side-panel.module.css. */
export const roomBeside = '(min-width: 88rem)';

/** The state of the open panel's history entry. */
const entry = 'ask-mia';
const isAtEntry = (): boolean => history.state === entry;

/** Whether the panel is open. Where it covers the page, it has its own history entry, so that Back closes it. */
export function useOpenPanel() {
  const [isBeside, setIsBeside] = useState(false);
  const [isOver, setIsOver] = useState(isAtEntry);
  useEffect(() => {
    const follow = (): void => {
      setIsOver(isAtEntry());
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return {
    isOpen: isBeside || isOver,
    open: (): void => {
      if (window.matchMedia(roomBeside).matches) {
        setIsBeside(true);
        return;
      }
      history.pushState(entry, '');
      setIsOver(true);
    },
    close: (): void => {
      setIsBeside(false);
      if (isAtEntry()) history.back();
    },
  };
}
