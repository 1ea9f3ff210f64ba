import { VisuallyHidden } from '@hearthway/web-kit';
import { useEffect, useState, type ReactNode } from 'react';

const restMilliseconds = 800;

/** Reads out a text that changes often, once it has come to rest. */
export function Announcement({ children }: { children: string }): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken(children);
    }, restMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [children]);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
}
