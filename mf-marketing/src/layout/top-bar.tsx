import { brand } from '@hearthway/contracts/brand';
import type { Platform } from '@hearthway/contracts/platform';
import { buttonClassName, classNames, Wordmark } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { dashboard, logIn, topEntries } from './destinations.js';
import { SessionLink, SiteLink } from '../features/site-link/index.js';
import css from './top-bar.module.css';

export interface BarProps {
  platform: Platform;
  current?: string | undefined;
}

/** Sticky on wide screens. On phones it scrolls away, and the bottom bar has the links. */
export function TopBar({ platform, current }: BarProps): ReactNode {
  const place = { platform, current };
  return (
    <header className={css['bar']}>
      <div className={css['column']}>
        <SiteLink {...place} to="/" element="nav-home" className={css['home']}>
          <Wordmark name={brand.name} />
        </SiteLink>
        <nav className={css['entries']} aria-label="Main">
          {topEntries.map(({ label, ...destination }) => (
            <SiteLink
              key={label}
              {...place}
              {...destination}
              className={classNames(css['entry'], destination.element === 'nav-join' && css['join'])}
            >
              {label}
            </SiteLink>
          ))}
        </nav>
        <SessionLink
          {...place}
          signedOut={logIn}
          signedIn={dashboard}
          className={classNames(buttonClassName({ variant: 'quiet' }), css['way-in'])}
        />
      </div>
    </header>
  );
}
