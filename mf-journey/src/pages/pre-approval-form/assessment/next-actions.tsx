import type { ReactNode } from 'react';
import {
  introductionKey,
  listMilestoneRules,
  profileSectionNames,
  unansweredSections,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { ArrowRightIcon, Button, buttonClassName, PrinterIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { AnchorLink } from '../../../anchor-link/index.js';
import { headingId } from '../page-ids.js';
import { sectionForm } from '../sections/section-forms.js';
import css from './assessment.module.css';

/** Links to the next steps, or to the sections that they still need. */
export function NextActions({ kept: { profile, assessment } }: { readonly kept: StoredFinancialProfile }): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), listMilestoneRules));
  const { pathname } = useLocation();
  const unanswered = unansweredSections(profile);
  // Lenders are shown once the whole milestone is completed. Matching needs a different set of sections than that.
  const missing = profileSectionNames.filter(
    (section) => unanswered.includes(section) || assessment.missingForMatching.includes(section),
  );
  const elsewhere = data
    ?.find(({ key }) => key === introductionKey)
    ?.items.find(({ done, path }) => !done && path !== pathname);
  return (
    <div className={css['next']}>
      {unanswered.length === 0 && (
        <PageLink to="/buying-power" className={buttonClassName()}>
          See your buying power
          <ArrowRightIcon size={18} />
        </PageLink>
      )}
      {missing.length === 0 ? (
        <PageLink
          to={elsewhere?.path ?? '/dashboard#lender-matches'}
          className={buttonClassName({ variant: 'secondary' })}
        >
          {elsewhere?.text ?? 'See lenders that fit'}
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
