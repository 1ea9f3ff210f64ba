import type { ReactNode } from 'react';
import { goalListNames, goalLists } from '@hearthway/contracts/home-goals';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { CheckIcon, CircleQuestionIcon, VisuallyHidden, XIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { FitBadge } from '../../features/homes/index.js';
import { Section } from '../../features/page-section/index.js';
import css from './home.module.css';

type KnownFit = NonNullable<AssessedHome['assessment']['fit']>;
type Reason = KnownFit['reasons'][number];

/** How the home fits the buyer's own goals, and why. */
export function Fit({ home: { assessment } }: { readonly home: AssessedHome }): ReactNode {
  const { fit } = assessment;
  return (
    <Section title="Your goals" status={fit && <FitBadge fit={fit} />}>
      {fit ? (
        <KnownFit fit={fit} />
      ) : (
        <p>
          <PageLink to="/home-goals">Say what you’re looking for</PageLink> to see how this home fits.
        </p>
      )}
    </Section>
  );
}

const groups: readonly Reason['list'][] = [...goalListNames, 'areas'];
const groupNames = { ...goalLists, areas: 'Your areas' };

function KnownFit({ fit: { reasons, score, knownShare } }: { readonly fit: KnownFit }): ReactNode {
  return (
    <>
      <p className={css['fine']}>
        {score === null
          ? 'Nothing about your goals is known of this home yet.'
          : knownShare < 100
            ? `It meets ${score}% of what is known. That is ${knownShare}% of your goals, by weight.`
            : `It meets ${score}% of your goals, by weight.`}
      </p>
      {groups.map((list) => (
        <Group key={list} name={groupNames[list]} reasons={reasons.filter((reason) => reason.list === list)} />
      ))}
      <p>
        <PageLink to="/home-goals">Change your goals</PageLink>
      </p>
    </>
  );
}

function Group({ name, reasons }: { readonly name: string; readonly reasons: readonly Reason[] }): ReactNode {
  if (reasons.length === 0) return null;
  return (
    <div className={css['group']}>
      <h3>{name}</h3>
      <ul>
        {reasons.map((reason) => (
          <ReasonItem key={reason.text} reason={reason} />
        ))}
      </ul>
    </div>
  );
}

const results = {
  met: { Icon: CheckIcon, text: 'Met' },
  missed: { Icon: XIcon, text: 'Missed' },
  unknown: { Icon: CircleQuestionIcon, text: 'Not known' },
} as const;

function ReasonItem({ reason: { text, list, result } }: { readonly reason: Reason }): ReactNode {
  const { Icon, text: resultText } = results[result];
  const isClear = list === 'never' && result === 'met';
  return (
    <li data-result={result}>
      <Icon size={18} />
      <span>
        <VisuallyHidden>{resultText}: </VisuallyHidden>
        {isClear ? `Clear of: ${text}` : text}
        {result === 'unknown' && <span className={css['fine']}>Not known yet. Ask, or look it up.</span>}
      </span>
    </li>
  );
}
