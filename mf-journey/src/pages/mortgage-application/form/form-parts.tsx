import type { ReactNode } from 'react';
import {
  applicationSectionIds,
  applicationSections,
  type ApplicationSection,
  type KnownSection,
} from '@hearthway/contracts/journey';
import { Badge, Checkbox, ProgressBar, VisuallyHidden } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { Fact, Facts } from '../../../features/fact/index.js';
import { Bullets } from '../../../features/guide/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { useApplicationChange } from '../use-application.js';
import css from './form-parts.module.css';

interface FormPartsProps {
  readonly sections: readonly KnownSection[];
  /** The parts that are filled in at the lender; `undefined` before there is a contract to apply for. */
  readonly finished: readonly ApplicationSection[] | undefined;
}

const partCount = applicationSectionIds.length;

/** The lender’s form, part by part: what is known, and what it asks besides. */
export function FormParts({ sections, finished }: FormPartsProps): ReactNode {
  const { change } = useApplicationChange();
  const progress = `${finished?.length ?? 0} of ${partCount} parts filled in`;
  const mark = (id: ApplicationSection, isFinished: boolean): void => {
    change((entry) => {
      const others = entry.finished.filter((one) => one !== id);
      return { ...entry, finished: isFinished ? [...others, id] : others };
      // A toast says what went wrong.
    }).catch(() => undefined);
  };
  return (
    <Section
      title="The form, part by part"
      status={finished && <Badge tone={finished.length === partCount ? 'success' : 'neutral'}>{progress}</Badge>}
    >
      <p className={parts['lead']}>
        Every lender uses the same form, the Uniform Residential Loan Application. What you’ve told us is ready to copy;
        the rest you tell the lender directly.
      </p>
      {finished && <ProgressBar label={progress} value={finished.length} max={partCount} />}
      <ul className={css['parts']}>
        {sections.map((section) => {
          const { name, form } = applicationSections[section.id];
          return (
            <li key={section.id} className={css['part']}>
              {finished ? (
                <Checkbox
                  label={name}
                  help={form}
                  checked={finished.includes(section.id)}
                  onChange={({ target }) => {
                    mark(section.id, target.checked);
                  }}
                />
              ) : (
                <div>
                  <h3 className={css['name']}>{name}</h3>
                  <p className={parts['note']}>{form}</p>
                </div>
              )}
              <Details section={section} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Details({ section: { id, facts, alsoAsked, addOn } }: { readonly section: KnownSection }): ReactNode {
  const { name, ask } = applicationSections[id];
  return (
    <details>
      <summary className={css['summary']}>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {factsText(facts.length)}
      </summary>
      <div className={css['details']}>
        {facts.length > 0 && (
          <Facts>
            {facts.map((fact) => (
              <Fact key={fact.key} name={fact.name}>
                {fact.text}
              </Fact>
            ))}
          </Facts>
        )}
        {addOn && (
          <p>
            <PageLink to={addOn}>
              {addOn === '/get-to-know-you' ? 'Answer a few questions' : 'Add it to your finances'}
            </PageLink>
            , and it’s ready here.
          </p>
        )}
        <p className={css['asks']}>The lender asks you directly:</p>
        <Bullets items={[...ask, ...alsoAsked]} />
      </div>
    </details>
  );
}

function factsText(count: number): string {
  if (count === 0) return 'What it asks';
  return count === 1 ? '1 answer ready' : `${count} answers ready`;
}
