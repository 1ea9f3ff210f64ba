import type { ReactNode } from 'react';
import { ArrowRightIcon, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './cards.module.css';

/** Cards of one kind have the same shape in contracts, tagged with it. */
export type Of<Card, Kind> = Extract<Card, { readonly kind: Kind }>;

export function CardTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={css['title']}>{children}</p>;
}

export interface OpenInProps {
  readonly to: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** To the page that shows more. */
export function OpenIn({ to, onClick, children }: OpenInProps): ReactNode {
  return (
    <PageLink to={to} className={buttonClassName({ variant: 'secondary', size: 'small' })} onClick={onClick}>
      {children}
      <ArrowRightIcon size={16} />
    </PageLink>
  );
}
