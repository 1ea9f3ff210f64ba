import { ChevronDownIcon } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { interacted } from '../../features/tracking/index.js';
import type { PageProps } from '../../page.js';
import { Band } from './band.js';
import css from './commission-explainer.module.css';
import { commissionFacts } from './facts.js';
import { SourceNote } from './source-note.js';

/** Opens without script, being the browser's own. */
export function CommissionExplainer({ platform }: PageProps): ReactNode {
  return (
    <Band
      heading="Who pays the agents, and how much"
      intro="The rules changed in 2024. Six things to know before you sign anything."
    >
      <details
        className={css['explainer']}
        onToggle={(event) => {
          platform.track(interacted('commission-explainer', { open: event.currentTarget.open }));
        }}
      >
        <summary className={css['summary']}>
          The commission landscape, explained
          <ChevronDownIcon size={22} className={css['chevron']} />
        </summary>
        <div className={css['facts']}>
          {commissionFacts.map(({ title, text, sources }) => (
            <div key={title} className={css['fact']}>
              <h3 className={css['title']}>{title}</h3>
              <p>{text}</p>
              <SourceNote sources={sources} />
            </div>
          ))}
        </div>
        <p className={css['caution']}>
          This is general information, not legal advice. Rules differ from state to state and change.
        </p>
      </details>
    </Band>
  );
}
