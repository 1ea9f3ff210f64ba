import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { ArrowRightIcon, Button, buttonClassName, PrinterIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { AnchorLink } from '../../../anchor-link/index.js';
import { headingId } from '../page-ids.js';
import { sectionForm } from '../sections/section-forms.js';
import css from './assessment.module.css';

/** Links to the matching lenders, or to the sections still needed to find them. */
export function NextActions({ missing }: { readonly missing: readonly ProfileSection[] }): ReactNode {
  return (
    <div className={css['next']}>
      {missing.length === 0 ? (
        <PageLink to="/dashboard#lender-matches" className={buttonClassName()}>
          See lenders that fit
          <ArrowRightIcon size={18} />
        </PageLink>
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
