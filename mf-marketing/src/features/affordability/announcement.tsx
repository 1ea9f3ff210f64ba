import { VisuallyHidden } from '@hearthway/web-kit';
import { useEffect, useState, type ReactNode } from 'react';

const settleMilliseconds = 800;

/** Debounced live region: announces a fast-changing text once it settles. */
export function Announcement({ children }: { children: string }): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken(children);
    }, settleMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [children]);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
}
