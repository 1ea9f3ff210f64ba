import type { ReactNode } from 'react';
import { TextArea, VisuallyHidden } from '@hearthway/web-kit';
import {
  conflictIn,
  problemIn,
  statusText,
  valuesOf,
  type ImpressionsEditor,
  type ImpressionsState,
} from '../../../features/impressions/index.js';
import { Section } from '../../../features/page-section/index.js';
import { LazyPhotos } from '../../../features/photos/index.js';
import { Conflict } from './conflict.js';
import { Ratings } from './ratings.js';
import css from './impressions.module.css';

interface ImpressionsProps {
  readonly homeId: string;
  readonly state: ImpressionsState;
  readonly editor: ImpressionsEditor;
  readonly startsOpen: boolean;
}

const titleId = 'notes';

/** Notes and room ratings, for one hand during a tour. They are kept on this device first, so they need no connection. */
export function Impressions({ homeId, state, editor, startsOpen }: ImpressionsProps): ReactNode {
  const values = valuesOf(state);
  const status = statusText(state);
  const problem = problemIn(state);
  const conflict = conflictIn(state);
  return (
    <Section
      title="Your notes and ratings"
      titleId={titleId}
      status={<span className={css['status']}>{status}</span>}
      startsOpen={startsOpen}
    >
      {conflict && (
        <Conflict
          conflict={conflict}
          mine={values}
          newer={state.saved}
          onChoose={(choice) => {
            editor.choose(choice);
            // The pressed button is gone.
            document.getElementById(titleId)?.focus();
          }}
        />
      )}
      <TextArea
        label="Notes"
        help="Only you can see them."
        className={css['notes']}
        rows={5}
        value={values.notes}
        error={problem?.inNotes ? problem.text : undefined}
        reserveError={false}
        onChange={({ target }) => {
          editor.type({ ...values, notes: target.value });
        }}
        onBlur={() => void editor.flush()}
      />
      <Ratings
        values={values}
        problem={problem && !problem.inNotes ? problem.text : undefined}
        onRate={(rated) => {
          editor.type(rated);
        }}
      />
      <div className={css['photos']}>
        <h3>Photos of your tour</h3>
        <LazyPhotos
          subject={{ kind: 'tour', id: homeId }}
          of="your tour"
          hint="Photograph what you want to remember or ask about: stains, cracks, the electrical panel."
          inOneRow
        />
      </div>
      {/* Not beside the title, since that is a button on a phone. */}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <p aria-hidden="true" className={css['floating']}>
        {(state.draft ?? state.saveState === 'saved') && status.split('. ', 1)}
      </p>
    </Section>
  );
}
