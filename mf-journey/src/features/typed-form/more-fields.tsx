import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import css from './more-fields.module.css';

interface MoreFieldsProps {
  readonly summary: string;
  /** How often the form was submitted. */
  readonly submitCount: number;
  readonly children: ReactNode;
}

/** Fields that few need, closed at first. Opens by itself if one is wrong, because nothing can be focused while it is closed. */
export function MoreFields({ summary, submitCount, children }: MoreFieldsProps): ReactNode {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openIfWrong = useEffectEvent(() => {
    const wrong = detailsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!detailsRef.current || !wrong) return;
    detailsRef.current.open = true;
    // The form has focused the first wrong field, unless that one was hidden.
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') wrong.focus();
  });
  // After each attempt to submit, not while the buyer fixes the error.
  useEffect(() => {
    openIfWrong();
  }, [submitCount]);
  return (
    <details
      ref={detailsRef}
      open={isOpen}
      className={css['more']}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
