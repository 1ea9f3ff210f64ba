import type { ReactNode } from 'react';
import { Jump } from '../../jump/index.js';
import { headingId, settingsSections } from './settings-sections.js';
import css from './contents.module.css';

/** Shown where it has a place of its own; on a narrow screen it would stand between a person and the page. */
export function Contents(): ReactNode {
  return (
    <nav aria-label="Sections of this page" className={css['contents']}>
      <ul className={css['list']}>
        {settingsSections.map(({ id, title }) => (
          <li key={id}>
            <Jump toId={headingId(id)} className={css['link']}>
              {title}
            </Jump>
          </li>
        ))}
      </ul>
    </nav>
  );
}
