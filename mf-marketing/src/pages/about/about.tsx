import { brand } from '@hearthway/contracts/brand';
import type { Platform } from '@hearthway/contracts/platform';
import { ArrowLeftIcon, ButtonLink, HouseIcon, linkProps, Tabs } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { clicked } from '../../features/tracking/index.js';
import { SiteLayout } from '../../layout/index.js';
import type { PageProps } from '../../page.js';
import css from './about.module.css';
import { Mission, Story, WhyNow } from './panels.js';

const path = '/about';

const tabs = [
  { value: 'our-story', label: 'Our Story', content: <Story /> },
  { value: 'why-now', label: 'Why Now?', content: <WhyNow /> },
  { value: 'mission-and-values', label: 'Mission & Values', content: <Mission /> },
] as const;

export function About({ platform }: PageProps): ReactNode {
  return (
    <SiteLayout platform={platform} current={path}>
      <div className={css['page']}>
        <ButtonLink
          {...homeLink(platform, 'about-back-to-home')}
          variant="quiet"
          icon={<ArrowLeftIcon size={20} />}
          className={css['back']}
        >
          Back to Home
        </ButtonLink>
        <header className={css['header']}>
          <h1>About {brand.name}</h1>
          <p className={css['lead']}>The biggest purchase of your life deserves clear numbers and plain answers.</p>
        </header>
        <Tabs
          label={`About ${brand.name}`}
          items={tabs}
          keepPanels
          className={css['tabs']}
          onValueChange={(tab) => {
            platform.track({ eventType: 'ui_interaction', eventSource: 'mf-marketing', eventData: { path, tab } });
          }}
        />
        <ButtonLink
          {...homeLink(platform, 'about-return-to-home')}
          size="large"
          icon={<HouseIcon size={20} />}
          className={css['return']}
        >
          Return to Home
        </ButtonLink>
      </div>
    </SiteLayout>
  );
}

function homeLink(platform: Platform, element: string): ReturnType<typeof linkProps> {
  return linkProps('/', (to) => {
    platform.track(clicked(element));
    platform.navigate(to);
  });
}
