import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { ArrowRightIcon, Button, buttonClassName, PrinterIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { AnchorLink } from '../../../anchor-link/index.js';
import { headingId } from '../page-ids.js';
import { useOpenQuestions } from '../use-open-questions.js';
import { sectionForm } from '../sections/section-forms.js';
import css from './assessment.module.css';

/** What comes next: the ten questions if they are open, else Buying Power, and the lenders; or the missing sections. */
export function NextActions({ missing }: { readonly missing: readonly ProfileSection[] }): ReactNode {
  const isHomeKnown = !useOpenQuestions();
  return (
    <div className={css['next']}>
      {missing.length === 0 ? (
        <>
          <PageLink to={isHomeKnown ? '/buying-power' : '/get-to-know-you'} className={buttonClassName()}>
            {isHomeKnown ? 'See what you can buy' : 'Answer ten questions about your home'}
            <ArrowRightIcon size={18} />
          </PageLink>
          <PageLink to="/dashboard#lender-matches" className={buttonClassName({ variant: 'secondary' })}>
            See lenders that fit
          </PageLink>
        </>
      ) : (
        <p className={css['missing']}>
          To match you with lenders, we still need:{' '}
          {missing.map((section, place) => (
            <span key={section}>
              {place > 0 && ', '}
              <AnchorLink toId={headingId(section)}>{sectionForm(section).title}</AnchorLink>
            </span>
          ))}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<PrinterIcon size={18} />}
        onClick={() => {
          window.print();
        }}
      >
        Print your prep sheet
      </Button>
    </div>
  );
}
