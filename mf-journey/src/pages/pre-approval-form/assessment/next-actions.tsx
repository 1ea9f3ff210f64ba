import type { ReactNode } from 'react';
import { introductionKey, listMilestoneRules, type ProfileSection } from '@hearthway/contracts/journey';
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

/** Links to what comes next, or to the sections that are still needed for it. */
export function NextActions({ missing }: { readonly missing: readonly ProfileSection[] }): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), listMilestoneRules));
  const { pathname } = useLocation();
  // Lenders are shown once the whole milestone is completed.
  const elsewhere = data
    ?.find(({ key }) => key === introductionKey)
    ?.items.find(({ done, path }) => !done && path !== pathname);
  return (
    <div className={css['next']}>
      {missing.length === 0 ? (
        <>
          <PageLink to="/buying-power" className={buttonClassName()}>
            See your buying power
            <ArrowRightIcon size={18} />
          </PageLink>
          <PageLink
            to={elsewhere?.path ?? '/dashboard#lender-matches'}
            className={buttonClassName({ variant: 'secondary' })}
          >
            {elsewhere?.text ?? 'See lenders that fit'}
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
