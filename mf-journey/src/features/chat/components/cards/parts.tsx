import type { ReactNode } from 'react';
import { ArrowRightIcon, buttonClassName, CheckIcon, CircleIcon, InfoIcon, VisuallyHidden } from '@hearthway/web-kit';
import { PageLink, type PageLinkProps } from '@hearthway/web-kit/router';
import css from './cards.module.css';

export function CardTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={css['title']}>{children}</p>;
}

/** A link to the page that shows more. */
export function OpenIn({ children, ...link }: Pick<PageLinkProps, 'to' | 'state' | 'children'>): ReactNode {
  return (
    <PageLink {...link} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
      {children}
      <ArrowRightIcon size={16} />
    </PageLink>
  );
}

interface Check {
  readonly isMet: boolean;
  readonly text: string;
}

interface ChecksProps {
  readonly checks: readonly Check[];
  /** The text for each mark. */
  readonly words: { readonly met: string; readonly open: string };
  /** Whether an open item is just a to-do, or a reason for caution. */
  readonly openIs: 'to-do' | 'caution';
}

export function Checks({ checks, words, openIs }: ChecksProps): ReactNode {
  const OpenIcon = openIs === 'to-do' ? CircleIcon : InfoIcon;
  return (
    <ul className={css['checks']}>
      {checks.map(({ isMet, text }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <CheckIcon size={16} /> : <OpenIcon size={16} />}
          <span>
            <VisuallyHidden>{isMet ? words.met : words.open}: </VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
