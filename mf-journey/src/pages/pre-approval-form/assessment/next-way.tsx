import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { ArrowRightIcon, Button, buttonClassName, PrinterIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { Jump } from '../../../jump/index.js';
import { headingId } from '../page-ids.js';
import { sectionForm } from '../sections/section-forms.js';
import css from './assessment.module.css';

/** To the lenders that fit, or to what they cannot be found without. */
export function NextWay({ missing }: { readonly missing: readonly ProfileSection[] }): ReactNode {
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
              <Jump toId={headingId(section)}>{sectionForm(section).title}</Jump>
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
