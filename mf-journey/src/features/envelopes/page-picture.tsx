import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Alert, Button, LoadingText } from '@hearthway/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useSeen } from '../../use-seen.js';
import css from './envelopes.module.css';

interface PagePictureProps {
  readonly name: string;
  /** Of the picture, which never changes. */
  readonly cacheKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Blob>;
  /** What lies on the page, placed in shares of its width and height. */
  readonly children?: ReactNode;
}

/** A page of what is to be signed, as the service draws it, with its fields. It loads as it comes near the screen. */
export function PagePicture({ name, cacheKey, load, children }: PagePictureProps): ReactNode {
  const { ref, seen } = useSeen();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['envelope-page', ...cacheKey],
    queryFn: ({ signal }) => load(signal),
    enabled: seen,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  return (
    <div ref={ref} className={css['page']}>
      {data ? (
        <Picture blob={data} name={name} />
      ) : isError ? (
        <Alert
          tone="danger"
          title={`${name} didn’t load`}
          className={css['failed']}
          action={
            <Button
              variant="secondary"
              size="small"
              pending={isFetching}
              pendingText="Trying…"
              onClick={() => void refetch()}
            >
              Try again
            </Button>
          }
        >
          Check your connection and try again.
        </Alert>
      ) : (
        <LoadingText>Loading {name}</LoadingText>
      )}
      {children}
    </div>
  );
}

function Picture({ blob, name }: { readonly blob: Blob; readonly name: string }): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(blob);
    if (ref.current) ref.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [blob]);
  return <img ref={ref} className={css['picture']} alt={name} draggable={false} />;
}
