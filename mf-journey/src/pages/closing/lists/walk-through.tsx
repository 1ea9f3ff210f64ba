import type { ReactNode } from 'react';
import { TextField } from '@hearthway/web-kit';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';
import { Later } from '../parts/later.js';
import { Checklist } from './checklist.js';
import { LineForm } from './line-form.js';

/** The last look at the home. */
export function WalkThrough({ view }: ClosingProps): ReactNode {
  const { walkThroughNote } = view.closing;
  return (
    <Section
      title="Walk through"
      lead="In the last 24 hours before you sign, with your contract and your phone’s camera. If something isn’t right, say so before you sign."
    >
      <Later title="What to look at" view={view}>
        <Checklist list="walkThrough" view={view} />
        {view.contract.status === 'closed' ? (
          walkThroughNote !== '' && <p className={parts['note']}>You noted: {walkThroughNote}</p>
        ) : (
          <LineForm label="Walk-through" noun="note" names={noteNames} view={view}>
            {(form) => (
              <TextField
                {...form.field('walkThroughNote')}
                label="What isn’t right"
                optional
                maxLength={300}
                autoComplete="off"
              />
            )}
          </LineForm>
        )}
      </Later>
    </Section>
  );
}

const noteNames = ['walkThroughNote'] as const;
