import type { ReactNode } from 'react';
import {
  applicationSectionIds,
  applicationSections,
  type ApplicationSection,
  type KnownSection,
} from '@hearthway/contracts/journey';
import { Checkbox, ProgressBar, VisuallyHidden } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useApplicationChange } from '../../features/mortgage-application/index.js';
import { Bullets, Fact, Facts, More, Muted, Section, Subtitle } from '../../features/page-parts/index.js';
import css from './mortgage-application.module.css';

export interface PartsProps {
  readonly sections: readonly KnownSection[];
  /** The parts that are filled in at the lender; `undefined` before there is a contract to apply for. */
  readonly finished: readonly ApplicationSection[] | undefined;
}

/** The lender’s form, part by part: what is known, and what it asks besides. */
export function Parts({ sections, finished }: PartsProps): ReactNode {
  const change = useApplicationChange();
  const count = `${finished?.length ?? 0} of ${applicationSectionIds.length} filled in`;
  return (
    <Section id="parts" title="The form, part by part">
      <Muted>
        Every lender uses the same form, the Uniform Residential Loan Application (Form 1003). Copy what you’ve told us,
        and answer the rest there.
      </Muted>
      {finished && (
        <div className={css['count']}>
          <ProgressBar label={count} value={finished.length} max={applicationSectionIds.length} />
          <p aria-hidden="true">{count}</p>
        </div>
      )}
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
                    const others = finished.filter((id) => id !== section.id);
                    change.mutate({ finished: target.checked ? [...others, section.id] : others });
                  }}
                />
              ) : (
                <div>
                  <Subtitle>{name}</Subtitle>
                  <Muted>{form}</Muted>
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

function Details({ section: { id, facts, addOn } }: { readonly section: KnownSection }): ReactNode {
  const { name, ask }: { readonly name: string; readonly ask: readonly string[] } = applicationSections[id];
  const known = facts.length === 1 ? '1 answer ready' : `${facts.length} answers ready`;
  return (
    <More
      title={
        <>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {facts.length === 0 ? 'What it asks' : known}
        </>
      }
    >
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
        <p className={css['ask']}>The lender asks:</p>
        <Bullets items={ask} />
      </div>
    </More>
  );
}
