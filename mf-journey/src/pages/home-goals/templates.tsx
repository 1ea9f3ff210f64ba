import type { ReactNode } from 'react';
import { goalTemplates, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Button, Card } from '@hearthway/web-kit';
import { focusById } from '../../anchor-link/index.js';
import { listHeadingId } from './page-ids.js';
import css from './home-goals.module.css';

interface TemplatesProps {
  readonly onChoose: (change: (goals: HomeGoals) => HomeGoals) => void;
}

/** Lists to start from, for a buyer without any goal. */
export function Templates({ onChoose }: TemplatesProps): ReactNode {
  return (
    <section aria-labelledby="templates-title">
      <h2 id="templates-title" className={css['heading']}>
        Start from a list, or build your own below
      </h2>
      <ul className={css['templates']}>
        {goalTemplates.map(({ id, name, description, goals }) => (
          <Card key={id} as="li" className={css['template']}>
            <h3 className={css['name']}>{name}</h3>
            <p className={css['quiet']}>{description}</p>
            <Button
              variant="secondary"
              aria-label={`Start from “${name}”`}
              onClick={() => {
                const { must, nice, never, projectTolerance } = goals;
                onChoose((own) => ({
                  ...own,
                  must,
                  nice,
                  never,
                  projectTolerance: own.projectTolerance ?? projectTolerance,
                }));
                // The pressed button disappears with the lists.
                focusById(listHeadingId('must'));
              }}
            >
              Start from this
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
