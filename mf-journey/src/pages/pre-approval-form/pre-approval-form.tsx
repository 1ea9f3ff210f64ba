import type { ReactNode } from 'react';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { draftStorageQuery, financialProfileQuery } from '../../features/financial-profile/index.js';
import { PageHead } from './page-head.js';
import { ProfileForm } from './profile-form.js';
import css from './pre-approval-form.module.css';

export function PreApprovalForm(): ReactNode {
  const { session } = usePlatform();
  const user = useUser();
  const query = useQuery({ ...financialProfileQuery(session, user?.id), enabled: Boolean(user) });
  const { data: storage } = useQuery({ ...draftStorageQuery(session, user?.id), enabled: Boolean(user) });
  return (
    <>
      <PageHead />
      {user && query.data && storage ? (
        <ProfileForm key={user.id} userId={user.id} kept={query.data} storage={storage} />
      ) : query.isError ? (
        <Card padding="large">
          <ErrorState
            title="We couldn’t load your profile"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            Nothing is lost. Your saved answers are safe, and what you typed here is still on this device.
          </ErrorState>
        </Card>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <div className={css['layout']}>
      <LoadingText>Loading your profile</LoadingText>
      <div className={css['contents']}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </div>
      <div className={css['sections']}>
        {[1, 2, 3].map((card) => (
          <Card key={card} className={css['section-skeleton']}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={3} />
          </Card>
        ))}
      </div>
    </div>
  );
}
