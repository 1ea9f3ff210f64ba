import type { ReactNode } from 'react';
import type { ChatCardOf } from '@hearthway/contracts/journey';
import { aboutMonthly, dollars } from '../../../estimates/index.js';
import { Fact } from '../../../fact/index.js';
import { formatMoment } from '../../../local-time/index.js';
import { OutsideLink } from '../../../../outside-link/index.js';
import { Facts, Muted } from '../parts.js';
import { CardTitle, Checks, OpenIn } from './parts.js';
import css from './cards.module.css';

export function NextStepCard({ title, description, path, tasks }: ChatCardOf<'next-step'>): ReactNode {
  return (
    <>
      <CardTitle>Next: {title}</CardTitle>
      <p>{description}</p>
      {tasks.length > 0 && (
        <Checks
          checks={tasks.map((task) => ({ isMet: task.done, text: task.title }))}
          words={{ met: 'Done', open: 'To do' }}
          openIs="to-do"
        />
      )}
      <OpenIn to={path}>Open {title}</OpenIn>
    </>
  );
}

export function EventsCard({ events }: ChatCardOf<'events'>): ReactNode {
  return (
    <>
      <CardTitle>Your calendar</CardTitle>
      {events.length === 0 ? (
        <Muted>Nothing is coming up.</Muted>
      ) : (
        <Facts>
          {events.map(({ id, title, address, startsAt }) => (
            <Fact key={id} name={address === '' ? title : `${title}, ${address}`}>
              {formatMoment(new Date(startsAt))}
            </Fact>
          ))}
        </Facts>
      )}
      <OpenIn to="/dashboard#schedule">Open your calendar</OpenIn>
    </>
  );
}

export function HomesCard({ homes }: ChatCardOf<'homes'>): ReactNode {
  return (
    <>
      <CardTitle>Your homes</CardTitle>
      <Facts>
        {homes.map(({ id, address, stage, priceCents, monthlyCents }) => (
          <Fact key={id} name={address}>
            {[
              stage,
              priceCents === null ? 'no price yet' : dollars(priceCents),
              ...(monthlyCents === null ? [] : [`about ${aboutMonthly(monthlyCents)} a month`]),
            ].join(', ')}
          </Fact>
        ))}
      </Facts>
      <OpenIn to="/home-search">Open your homes</OpenIn>
    </>
  );
}

export function PapersCard({ papers }: ChatCardOf<'papers'>): ReactNode {
  return (
    <>
      <CardTitle>Your documents</CardTitle>
      <Checks
        checks={papers.map(({ name, ready }) => ({ isMet: ready, text: name }))}
        words={{ met: 'Ready', open: 'Not ready yet' }}
        openIs="to-do"
      />
      <OpenIn to="/documents">Open your documents</OpenIn>
    </>
  );
}

export function LenderMatchCard({ name, matchScore, reasons }: ChatCardOf<'lender-match'>): ReactNode {
  return (
    <>
      <CardTitle>
        {name}: {matchScore}% match
      </CardTitle>
      <Checks
        checks={reasons.map(({ met, text }) => ({ isMet: met, text }))}
        words={{ met: 'Fits', open: 'To know' }}
        openIs="caution"
      />
      <OpenIn to="/get-pre-approved">Open your lenders</OpenIn>
    </>
  );
}

export function LinksCard({ links }: ChatCardOf<'links'>): ReactNode {
  return (
    <ul className={css['links']}>
      {links.map(({ title, url, about }) => (
        <li key={url}>
          {url.startsWith('https://') ? <OutsideLink href={url}>{title}</OutsideLink> : title}
          <Muted>{about}</Muted>
        </li>
      ))}
    </ul>
  );
}
