import type { ReactNode } from 'react';
import type { ChatCard } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { policyValue } from '../../../estimates/index.js';
import { Checks, Muted, OutsideLink } from '../../../page-parts/index.js';
import { CardTitle, OpenIn, type Of } from './parts.js';
import css from './cards.module.css';

export function PolicyRowCard({ row }: Of<ChatCard, 'policy-row'>): ReactNode {
  const { name, range, sourceName, sourceUrl, effectiveFrom, checkedOn } = row;
  return (
    <>
      <CardTitle>{name}</CardTitle>
      <p className={css['figure']}>{policyValue(row)}</p>
      {range && range.low !== range.high && (
        <Muted>
          Varies from {policyValue(row, range.low)} to {policyValue(row, range.high)}.
        </Muted>
      )}
      <Muted>
        {sourceUrl.startsWith('https://') ? <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink> : sourceName}. In
        force since {formatDay(effectiveFrom)}, checked {formatDay(checkedOn)}.
      </Muted>
    </>
  );
}

export function GlossaryCard({ term, text }: Of<ChatCard, 'glossary'>): ReactNode {
  return (
    <>
      <CardTitle>{term}</CardTitle>
      <p>{text}</p>
    </>
  );
}

export function LinksCard({ links }: Of<ChatCard, 'links'>): ReactNode {
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

export function LenderMatchCard({ name, matchScore, reasons }: Of<ChatCard, 'lender-match'>): ReactNode {
  return (
    <>
      <CardTitle>
        {name}: {matchScore}% match
      </CardTitle>
      <Checks checks={reasons.map(({ met, text }) => ({ id: text, result: met ? 'fine' : 'warning', text }))} />
      <OpenIn to="/get-pre-approved">Open your lenders</OpenIn>
    </>
  );
}
