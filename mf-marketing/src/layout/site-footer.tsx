import { brand } from '@hearthway/contracts/brand';
import { Wordmark } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { contactUrl, footerEntries, socialEntries } from './destinations.js';
import { SiteLink } from '../features/site-link/index.js';
import type { BarProps } from './top-bar.js';
import css from './site-footer.module.css';

export function SiteFooter({ platform, current }: BarProps): ReactNode {
  return (
    <footer className={css['footer']}>
      <div className={css['column']}>
        <div className={css['top']}>
          <div className={css['about']}>
            <Wordmark name={brand.name} />
            <p>
              Questions? Email us at{' '}
              <SiteLink platform={platform} to={contactUrl} element="footer-contact">
                {brand.support}
              </SiteLink>
            </p>
          </div>
          <nav aria-label="More pages">
            <ul className={css['list']}>
              {footerEntries.map(({ label, ...destination }) => (
                <li key={label}>
                  <SiteLink
                    platform={platform}
                    current={current}
                    {...destination}
                    newTab={destination.to === '/terms'}
                    className={css['entry']}
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={css['list']} aria-label={`${brand.name} elsewhere`}>
            {socialEntries.map(({ label, ...destination }) => (
              <li key={label}>
                <SiteLink platform={platform} {...destination} newTab className={css['entry']}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={css['small-print']}>
          <p>
            {brand.name} is for information only. It does not give legal, financial, or brokerage advice. You must be 18
            or older and live in an available U.S. state to use it.
          </p>
          <p>
            Fair housing: Federal law forbids housing discrimination based on race, color, religion, sex, disability,
            familial status, or national origin. {brand.name} is for every buyer and does not rank or steer anyone based
            on any of these.
          </p>
          <p>© 2026 {brand.name}</p>
        </div>
      </div>
    </footer>
  );
}
