import type { ReactNode } from 'react';
import { Card } from '@hearthway/web-kit';
import { headingId, settingsSections, type SettingsSectionId } from './settings-sections.js';
import css from './settings-section.module.css';

export interface SettingsSectionProps {
  readonly section: SettingsSectionId;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function SettingsSection({ section, lead, children }: SettingsSectionProps): ReactNode {
  return (
    <Card as="section" aria-labelledby={headingId(section)} className={css['section']}>
      <h2 id={headingId(section)} tabIndex={-1} className={css['title']}>
        {settingsSections.find(({ id }) => id === section)?.title}
      </h2>
      <p className={css['lead']}>{lead}</p>
      {children}
    </Card>
  );
}

/** A subsection with its own heading. */
export function SettingsPart({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={css['part']}>
      <h3 className={css['part-title']}>{title}</h3>
      {children}
    </div>
  );
}

/** Holds the form's button. */
export function FormFoot({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['foot']}>{children}</div>;
}
