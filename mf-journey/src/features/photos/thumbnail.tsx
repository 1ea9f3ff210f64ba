import { useEffect, useRef, type ReactNode } from 'react';
import { readDocumentThumbnail, type Photo } from '@hearthway/contracts/journey';
import { requestOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useSeen } from '../../use-seen.js';
import css from './photos.module.css';

/** A small picture, fetched once it comes near the screen. Its button says what it shows. */
export function Thumbnail({ photo: { id, versions } }: { readonly photo: Photo }): ReactNode {
  const { request, userId } = useCaller();
  const { ref, seen } = useSeen<HTMLSpanElement>();
  const [newest] = versions;
  const { data, isError } = useQuery({
    queryKey: ['photo-thumbnail', userId, id, newest?.id],
    async queryFn({ signal }) {
      const params = { documentId: id, versionId: newest?.id ?? '' };
      return (await requestOperation(request, readDocumentThumbnail, { params }, { signal })).blob();
    },
    enabled: seen && newest !== undefined,
    // It never changes.
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (
    <span ref={ref} className={css['thumbnail']}>
      {data && <Picture blob={data} />}
      {isError && 'Didn’t load'}
    </span>
  );
}

/** Shows a picture, whose address is let go with it. */
function Picture({ blob }: { readonly blob: Blob }): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    ref.current?.setAttribute('src', address);
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [blob]);
  return <img ref={ref} alt="" decoding="async" />;
}
