import type { ReactNode } from 'react';
import { getFinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { draftStorageQuery } from '../../features/drafts/index.js';
import type { Draft } from './editor/profile-edits.js';
import { ProfileForm } from './profile-form.js';
import { ProfileHead } from './profile-head.js';
import css from './pre-approval-form.module.css';

export function PreApprovalForm(): ReactNode {
  const { session } = usePlatform();
  const user = useUser();
  const query = useQuery({
    ...operationQuery(useCaller(), getFinancialProfile),
    // Another tab or device may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Tries even when the browser reports offline: a paused query would show nothing, neither data nor an error.
    networkMode: 'always',
  });
  const { data: storage } = useQuery({
    ...draftStorageQuery<ProfileSection, Draft>(session, user?.id, 'profile'),
    enabled: Boolean(user),
  });
  return (
    <>
      <ProfileHead />
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
