import type { ReactNode } from 'react';
import { answerTo, goalListNames, goalLists } from '@hearthway/contracts/home-goals';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { CheckIcon, CircleQuestionIcon, VisuallyHidden, XIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { FitBadge } from '../../../features/homes/index.js';
import { Section } from '../../../features/page-section/index.js';
import { Question } from './question.js';
import css from './fit.module.css';

type KnownFit = NonNullable<AssessedHome['assessment']['fit']>;
type Reason = KnownFit['reasons'][number];

/** How the home fits the buyer's own goals, and why. */
export function Fit({ home }: { readonly home: AssessedHome }): ReactNode {
  const { fit } = home.assessment;
  return (
    <Section title="Your goals" status={fit && <FitBadge fit={fit} />}>
      {fit ? (
        <KnownFit home={home} fit={fit} />
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

interface KnownFitProps {
  readonly home: AssessedHome;
  readonly fit: KnownFit;
}

function KnownFit({ home, fit: { reasons, score, knownShare } }: KnownFitProps): ReactNode {
  return (
    <>
      <p className={css['fine']}>
        {score === null
          ? 'We don’t know yet how this home meets your goals.'
          : knownShare < 100
            ? `It meets ${score}% of what is known. That is ${knownShare}% of your goals, by weight.`
            : `It meets ${score}% of your goals, by weight.`}
      </p>
      {groups.map((list) => (
        <Group
          key={list}
          home={home}
          name={groupNames[list]}
          reasons={reasons.filter((reason) => reason.list === list)}
        />
      ))}
      <p>
        <PageLink to="/home-goals">Change your goals</PageLink>
      </p>
    </>
  );
}

interface GroupProps {
  readonly home: AssessedHome;
  readonly name: string;
  readonly reasons: readonly Reason[];
}

function Group({ home, name, reasons }: GroupProps): ReactNode {
  if (reasons.length === 0) return null;
  return (
    <div className={css['group']}>
      <h3>{name}</h3>
      <ul>
        {reasons.map((reason) => (
          // The areas' text changes with an answer while its button has the focus.
          <ReasonItem key={reason.list === 'areas' ? reason.list : reason.text} home={home} reason={reason} />
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

interface ReasonItemProps {
  readonly home: AssessedHome;
  readonly reason: Reason;
}

function ReasonItem({ home, reason: { text, list, result, questions = [] } }: ReasonItemProps): ReactNode {
  const { Icon, text: resultText } = results[result];
  const asked = questions.filter((about) => result === 'unknown' || answerTo(home.answers ?? [], about) !== undefined);
  const isClear = list === 'never' && result === 'met';
  return (
    <li data-result={result}>
      <Icon size={18} />
      <div>
        <span>
          <VisuallyHidden>{resultText}: </VisuallyHidden>
          {isClear ? `Clear of: ${text}` : text}
        </span>
        {result === 'unknown' && <p className={css['fine']}>Not known yet. Ask, or look it up.</p>}
        {asked.map((about) => (
          <Question key={about} home={home} about={about} isNamed={about === text} />
        ))}
      </div>
    </li>
  );
}
