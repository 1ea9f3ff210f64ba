import { Tabs } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { interacted } from '../../features/tracking/index.js';
import type { PageProps } from '../../page.js';
import { Band } from './band.js';
import { ways, type Way } from './content.js';
import css from './ways-to-buy.module.css';

export function WaysToBuy({ platform }: PageProps): ReactNode {
  return (
    <Band sunken heading="Your way to buy" intro="Same nine steps. Who does the work changes.">
      <Tabs
        label="Ways to buy"
        className={css['tabs']}
        keepPanels
        items={ways.map((way) => ({ value: way.value, label: way.label, content: <WayPanel way={way} /> }))}
        onValueChange={(tab) => {
          platform.track(interacted('ways-to-buy', { tab }));
        }}
      />
    </Band>
  );
}

function WayPanel({ way }: { way: Way }): ReactNode {
  return (
    <div className={css['panel']}>
      <div>
        <h3 className={css['title']}>{way.title}</h3>
        <p className={css['text']}>{way.text}</p>
      </div>
      <dl className={css['points']}>
        {way.points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
