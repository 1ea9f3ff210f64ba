import type { ReactNode } from 'react';
import { AnchorLink } from '../../anchor-link/index.js';
import { headingId, settingsSections } from './settings-sections.js';
import css from './contents.module.css';

/** Hidden on narrow screens, where it would push the page down. */
export function Contents(): ReactNode {
  return (
    <nav aria-label="Sections of this page" className={css['contents']}>
      <ul className={css['list']}>
        {settingsSections.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink toId={headingId(id)} className={css['link']}>
              {title}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
