import { useId, useState, type ReactNode } from 'react';
import type { Finding } from '@hearthway/contracts/journey';
import { Button, ChevronDownIcon } from '@hearthway/web-kit';
import { LazyPhotos } from './lazy-photos.js';
import { isSame, photoCount } from './photo-text.js';
import { usePhotoList } from './use-photo-list.js';
import css from './photos.module.css';

interface FindingPhotosProps {
  readonly finding: Finding;
  readonly isOpen: boolean;
}

/** How many photos a finding has. They open below, so that a long list stays short and nothing moves while they load. */
export function FindingPhotos({ finding: { id, area }, isOpen }: FindingPhotosProps): ReactNode {
  const partId = useId();
  const [isShown, setIsShown] = useState(false);
  const subject = { kind: 'finding', id } as const;
  const { data } = usePhotoList();
  const count = data?.photos.filter((photo) => isSame(photo.subject, subject)).length;
  if (!isOpen && !count) return null;
  const text = count ? photoCount(count) : 'Photos';
  return (
    <div className={css['finding']}>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronDownIcon size={18} className={css['chevron']} />}
        aria-label={`${text} of the finding about ${area}`}
        aria-expanded={isShown}
        aria-controls={partId}
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        {text}
      </Button>
      <div id={partId}>
        {isShown && (
          <LazyPhotos
            subject={subject}
            of={`the finding about ${area}`}
            hint="A photo shows the seller and a contractor what the report means."
            inOneRow
            isOpen={isOpen}
          />
        )}
      </div>
    </div>
  );
}
