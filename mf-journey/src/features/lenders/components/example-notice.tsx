import type { ReactNode } from 'react';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { lenderListQuery } from '../lender-list.js';
import css from './example-notice.module.css';

export interface ExampleNoticeProps {
  /** What is said in any case. */
  readonly children?: ReactNode;
}

/** Says that the lenders are made up, if they are, before anything is asked of the buyer for their sake. */
export function ExampleNotice({ children }: ExampleNoticeProps): ReactNode {
  const { session } = usePlatform();
  const isSignedIn = Boolean(useUser());
  const { data } = useQuery({ ...lenderListQuery(session), enabled: isSignedIn });
  if (!data?.fictional && children === undefined) return null;
  return (
    <p className={css['notice']}>
      {data?.fictional && 'Our lenders are made-up examples, not real companies: use them to see how matching works. '}
      {children}
    </p>
  );
}
