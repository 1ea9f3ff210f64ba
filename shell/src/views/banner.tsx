import { ButtonLink } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './banner.module.css';

export interface BannerProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Where the gateway ends what the banner is about. */
  readonly leave: { readonly href: string; readonly text: string };
}

/** Above the page, so that it covers nothing of it. A frame around the window says the same further down. */
export function Banner({ label, children, leave }: BannerProps): ReactNode {
  return (
    <aside className={css['banner']} aria-label={label}>
      <p className={css['text']}>{children}</p>
      <ButtonLink
        href={leave.href}
        variant="secondary"
        size="small"
        onClick={(event) => {
          // For the gateway, so not to be followed within the page.
          event.stopPropagation();
        }}
      >
        {leave.text}
      </ButtonLink>
    </aside>
  );
}
