import { useEffect, useRef, type ReactNode } from 'react';
import css from './auth-form.module.css';
import screenCss from './auth-screen.module.css';

export interface ResultProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the place of a form that was sent, and the focus with it. */
export function Result({ title, children }: ResultProps): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={`${css['form']} ${css['result']}`}>
      <h1 ref={headingRef} tabIndex={-1} className={screenCss['title']}>
        {title}
      </h1>
      {children}
    </div>
  );
}
