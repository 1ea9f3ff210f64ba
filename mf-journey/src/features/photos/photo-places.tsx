import type { ReactNode } from 'react';
import { listHomes, type BuyerDocument, type DocumentSubject } from '@hearthway/contracts/journey';
import { Badge, buttonClassName, VisuallyHidden } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../page-section/index.js';
import { Row, RowNote, Rows, RowTitle } from '../rows/index.js';
import { photoCount } from './photo-text.js';

/** Where the photos among these documents are: with the homes and findings that they show. */
export function PhotoPlaces({ documents }: { readonly documents: readonly BuyerDocument[] }): ReactNode {
  const subjects = documents.flatMap(({ subject, binnedAt }) => (subject && binnedAt === null ? subject : []));
  const caller = useCaller();
  const query = operationQuery(caller, listHomes);
  const { data } = useQuery({ ...query, enabled: query.enabled !== false && subjects.length > 0 });
  if (subjects.length === 0) return null;
  const of = (kind: DocumentSubject['kind'], id?: string): number =>
    subjects.filter((subject) => subject.kind === kind && (id === undefined || subject.id === id)).length;
  const homeIds = new Set(subjects.filter(({ kind }) => kind !== 'finding').map(({ id }) => id));
  const findings = of('finding');
  return (
    <Section title="Photos" isFolded status={<Badge>{photoCount(subjects.length)}</Badge>}>
      <Rows>
        {[...homeIds].map((id) => {
          const address = data?.homes.find((home) => home.id === id)?.address ?? 'A home on your board';
          const counts = [
            of('home', id) > 0 && `${photoCount(of('home', id))} of the home`,
            of('tour', id) > 0 && `${photoCount(of('tour', id))} of your tour`,
          ];
          return (
            <Place key={id} title={address} to={`/home-search/${id}`} counts={counts.filter(Boolean).join(' · ')} />
          );
        })}
        {findings > 0 && (
          <Place
            title="Home inspection"
            to="/home-inspection#inspection-findings"
            counts={`${photoCount(findings)} of findings`}
          />
        )}
      </Rows>
    </Section>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly to: string;
  readonly counts: string;
}

const Place = ({ title, to, counts }: PlaceProps): ReactNode => (
  <Row
    beside={
      <PageLink to={to} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
        See them<VisuallyHidden>: {title}</VisuallyHidden>
      </PageLink>
    }
  >
    <RowTitle>{title}</RowTitle>
    <RowNote>{counts}</RowNote>
  </Row>
);
