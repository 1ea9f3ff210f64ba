import { listPhotos, type DocumentSubject } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { isSame } from './photo-text.js';

const checkingMilliseconds = 1_000;

/** All photos of the buyer. One list serves everything on a page. */
export function usePhotoList(subject?: DocumentSubject) {
  return useQuery({
    ...operationQuery(useCaller(), listPhotos),
    // A phone may have taken some. Without a connection, it says so at once.
    staleTime: 0,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    refetchInterval: ({ state: { data } }) =>
      subject && data?.uploads.some((upload) => upload.state === 'checking' && isSame(upload.subject, subject))
        ? checkingMilliseconds
        : false,
  });
}
