import type { ReactNode } from 'react';
import { Disclosure } from '../../features/disclosure/index.js';
import { interacted } from '../../features/tracking/index.js';
import type { PageProps } from '../../page.js';
import { Band } from './band.js';
import css from './commission-explainer.module.css';
import { commissionFacts } from './facts.js';
import { SourceNote } from './source-note.js';

export function CommissionExplainer({ platform }: PageProps): ReactNode {
  return (
    <Band
      heading="Who pays the agents, and how much"
      intro="The rules changed in 2024. Six things to know before you sign anything."
    >
      <Disclosure
        className={css['explainer']}
        summary="The commission landscape, explained"
        onToggle={(event) => {
          platform.track(interacted('commission-explainer', { open: event.currentTarget.open }));
        }}
      >
        <div className={css['facts']}>
          {commissionFacts.map(({ title, text, sources }) => (
            <div key={title}>
              <h3 className={css['title']}>{title}</h3>
              <p>{text}</p>
              <SourceNote sources={sources} />
            </div>
          ))}
        </div>
        <p className={css['caution']}>
          This is general information, not legal advice. Rules vary by state and can change.
        </p>
      </Disclosure>
    </Band>
  );
}
