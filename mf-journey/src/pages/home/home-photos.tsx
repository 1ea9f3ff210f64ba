import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { LazyPhotos } from '../../features/photos/index.js';
import { Section } from '../../features/page-section/index.js';

/** What the buyer keeps of the home in pictures. Those of their tour are with its notes. */
export const HomePhotos = ({ home }: { readonly home: AssessedHome }): ReactNode => (
  <Section title="Photos" lead="Only you can see them. Where they were taken is removed.">
    <LazyPhotos
      subject={{ kind: 'home', id: home.id }}
      of="this home"
      hint="Keep what the listing leaves out: the street, the roof, the neighbors’ fence."
    />
  </Section>
);
