import { brand } from '@hearthway/contracts/brand';
import type { Platform } from '@hearthway/contracts/platform';
import {
  ArrowRightIcon,
  Badge,
  ButtonLink,
  Card,
  HouseIllustration,
  linkProps,
  PathIllustration,
  Wordmark,
} from '@hearthway/web-kit';
import { useEffect, type ReactNode } from 'react';
import { fullyServedStates, onTheWay, openNow } from './content.js';
import { JourneySteps } from './journey-steps.js';
import { KitchenScene } from './kitchen-scene.js';
import css from './landing.module.css';

export interface LandingProps {
  platform: Platform;
}

export function Landing({ platform }: LandingProps): ReactNode {
  useEffect(() => {
    platform.track({ eventType: 'page_view', eventSource: 'landing' });
  }, [platform]);
  return (
    <div className={css['page']}>
      <TopBar platform={platform} />
      <Hero platform={platform} />
      <JourneySteps />
      <Rooms />
      <States />
      <Invitation platform={platform} />
      <SmallPrint />
    </div>
  );
}

function TopBar({ platform }: LandingProps): ReactNode {
  return (
    <div className={css['column']}>
      <div className={css['top-bar']}>
        <Wordmark name={brand.name} />
        <div className={css['top-actions']}>
          <LogIn platform={platform} from="top-bar" variant="quiet" size="medium" />
          <CreateAccount platform={platform} from="top-bar" size="medium" className={css['wide-only']} />
        </div>
      </div>
    </div>
  );
}

function Hero({ platform }: LandingProps): ReactNode {
  return (
    <section className={css['column']} aria-labelledby="promise">
      <div className={css['hero']}>
        <div>
          <h1 id="promise" className={css['promise']}>
            {brand.tagline}
          </h1>
          <p className={css['lead']}>
            {brand.name} takes you from saving to closing and beyond. You see which step comes next, what it asks of you
            and how far you have come, with a realtor or on your own.
          </p>
          <div className={css['actions']}>
            <CreateAccount platform={platform} from="hero" size="large" />
            <LogIn platform={platform} from="hero" variant="secondary" size="large" />
          </div>
          <p className={css['note']}>For buyers in the United States, 18 or older.</p>
        </div>
        <KitchenScene className={css['scene']} />
      </div>
    </section>
  );
}

function Rooms(): ReactNode {
  return (
    <section className={css['band']} aria-labelledby="rooms">
      <div className={css['column']}>
        <h2 id="rooms">What is in the house</h2>
        <p className={css['intro']}>
          {brand.name} opens room by room. We would rather show you one that is finished than promise you six.
        </p>
        <div className={css['rooms']}>
          <Card className={css['open-room']} padding="large">
            <div>
              <Badge tone="success">Open now</Badge>
              <h3 className={css['open-title']}>{openNow.title}</h3>
              <p className={css['text']}>{openNow.text}</p>
            </div>
            <PathIllustration className={css['open-picture']} />
          </Card>
          <div>
            <Badge tone="neutral">On the way</Badge>
            <ul className={css['coming']}>
              {onTheWay.map((room) => (
                <li key={room.title}>
                  <h3 className={css['coming-title']}>{room.title}</h3>
                  <p className={css['text']}>{room.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function States(): ReactNode {
  return (
    <section className={css['sunken-band']} aria-labelledby="states">
      <div className={css['column']}>
        <div className={css['split']}>
          <div>
            <h2 id="states">Six states in full, the others in part</h2>
            <p className={css['intro']}>
              Rules for buying a home differ from state to state. In these six we support the whole way. Buyers in other
              states get select features.
            </p>
          </div>
          <ul className={css['states']}>
            {fullyServedStates.map((state) => (
              <li key={state}>{state}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Invitation({ platform }: LandingProps): ReactNode {
  return (
    <section className={css['band']} aria-labelledby="invitation">
      <div className={css['column']}>
        <div className={css['invitation']}>
          <div>
            <h2 id="invitation">Start where you are</h2>
            <p className={css['invitation-text']}>
              Choose a username and a password, add your email, and your roadmap is ready.
            </p>
            <div className={css['actions']}>
              <CreateAccount platform={platform} from="invitation" size="large" />
            </div>
          </div>
          <HouseIllustration className={css['invitation-picture']} />
        </div>
      </div>
    </section>
  );
}

function SmallPrint(): ReactNode {
  return (
    <div className={css['column']}>
      <div className={css['small-print']}>
        <Wordmark name={brand.name} className={css['small-mark']} />
        <p>
          {brand.name} is for information only. It does not give legal, financial or brokerage advice. You must be 18 or
          older and live in an available U.S. state to use it.
        </p>
      </div>
    </div>
  );
}

interface ActionProps extends LandingProps {
  /** Where on the page it stands, for the count of clicks. */
  from: string;
  size: 'medium' | 'large';
  variant?: 'primary' | 'secondary' | 'quiet';
  className?: string | undefined;
}

function CreateAccount({ platform, from, size, variant = 'primary', className }: ActionProps): ReactNode {
  return (
    <ButtonLink
      {...trackedLink(platform, '/auth?tab=register', `${from}-create-account`)}
      variant={variant}
      size={size}
      className={className}
      {...(size === 'large' && { iconEnd: <ArrowRightIcon size={20} /> })}
    >
      Create your account
    </ButtonLink>
  );
}

function LogIn({ platform, from, size, variant = 'primary' }: ActionProps): ReactNode {
  return (
    <ButtonLink {...trackedLink(platform, '/auth', `${from}-log-in`)} variant={variant} size={size}>
      Log in
    </ButtonLink>
  );
}

function trackedLink(platform: Platform, path: string, element: string): ReturnType<typeof linkProps> {
  return linkProps(path, (to) => {
    platform.track({ eventType: 'click', eventSource: 'landing', eventData: { element } });
    platform.navigate(to);
  });
}
