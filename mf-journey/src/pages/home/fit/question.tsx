import { useRef, type ReactNode } from 'react';
import { answerTo } from '@hearthway/contracts/home-goals';
import type { Home } from '@hearthway/contracts/journey';
import { Button, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { useAnswer } from './use-answer.js';
import css from './fit.module.css';

interface QuestionProps {
  readonly home: Home;
  /** A goal’s own words, or a travel time. */
  readonly about: string;
  /** Whether the text is right above. */
  readonly isNamed: boolean;
}

/** Where the buyer says what they found out about the home. */
export function Question({ home, about, isNamed }: QuestionProps): ReactNode {
  const answer = answerTo(home.answers ?? [], about);
  const { mutate, isPending, variables } = useAnswer(home, about);
  const groupRef = useRef<HTMLDivElement>(null);
  useFocusAfter(answer !== undefined, () => groupRef.current?.querySelector('button') ?? null);
  const give = (isTrue: boolean | undefined) => ({
    pending: isPending && variables === isTrue,
    onClick() {
      if (!isPending) mutate(isTrue);
    },
  });
  return (
    <div ref={groupRef} role="group" aria-label={about} className={css['question']}>
      <span>{isNamed ? 'True of this home?' : `${about}: true of this home?`}</span>
      {([true, false] as const).map((isTrue) => (
        <Button
          key={String(isTrue)}
          variant={answer === isTrue ? 'primary' : 'secondary'}
          aria-label={`${isTrue ? 'Yes' : 'No'}: ${about}`}
          aria-pressed={answer === isTrue}
          {...give(isTrue)}
        >
          {isTrue ? 'Yes' : 'No'}
        </Button>
      ))}
      {answer !== undefined && (
        <Button variant="quiet" {...give(undefined)}>
          Clear<VisuallyHidden> your answer: {about}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
