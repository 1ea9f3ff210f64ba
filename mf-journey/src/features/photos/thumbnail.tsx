import { useEffect, useState, type ReactNode } from 'react';
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
  const address = useObjectUrl(data);
  return (
    <span ref={ref} className={css['thumbnail']}>
      {address !== undefined && <img src={address} alt="" decoding="async" />}
      {isError && 'Didn’t load'}
    </span>
  );
}

/** An address for as long as the component is there. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
}
