import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import type { SavedSection } from './sections/section-form.js';
import { sectionForm } from './sections/section-forms.js';
import { useCounties } from './sections/use-counties.js';
import css from './section-answers.module.css';

export interface SectionWordsProps {
  readonly section: ProfileSection;
  /** `null` if not filled in. */
  readonly saved: unknown;
}

/** A section's answers, read-only. */
export function SectionAnswers({ section, saved }: SectionWordsProps): ReactNode {
  if (saved === null) return <p>Not filled in.</p>;
  return (
    <dl className={css['lines']}>
      {sectionForm(section)
        .describe(saved)
        .map(([name, text], place) => (
          <Line key={place} name={name} text={text} />
        ))}
      {section === 'location' && <County {...(saved as SavedSection<'location'>)} />}
    </dl>
  );
}

function County({ state, countyFips }: SavedSection<'location'>): ReactNode {
  const { counties } = useCounties(state);
  if (countyFips === null) return <Line name="County" text="Not sure yet" />;
  return <Line name="County" text={counties.find(({ fips }) => fips === countyFips)?.name ?? countyFips} />;
}

function Line({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  return (
    <div className={css['line']}>
      <dt className={css['name']}>{name}</dt>
      <dd className={css['text']}>{text}</dd>
    </div>
  );
}
