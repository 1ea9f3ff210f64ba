import type { ReactNode } from 'react';
import { Card, LoadingText, Skeleton } from '@hearthway/web-kit';
import { useUser } from '@hearthway/web-kit/slice';
import { PageHead } from '../../features/page-head/index.js';
import { Appearance } from './appearance.js';
import { Contents } from './contents.js';
import { DeleteAccount } from './delete-account/delete-account.js';
import { Notifications } from './notifications.js';
import { Password } from './password.js';
import { Profile } from './profile.js';
import { Sessions } from './sessions/sessions.js';
import { YourData } from './your-data/your-data.js';
import css from './settings.module.css';

export function Settings(): ReactNode {
  const user = useUser();
  return (
    <>
      <PageHead title="Settings" lead="Your account, appearance, and data." />
      <div className={css['layout']}>
        <Contents />
        <div className={css['sections']}>
          {user ? (
            <>
              <Profile key={user.id} user={user} />
              <Password username={user.username} />
              <Sessions />
              <Appearance />
              <Notifications />
              <YourData />
              <DeleteAccount />
            </>
          ) : (
            <SettingsSkeleton />
          )}
        </div>
      </div>
    </>
  );
}

function SettingsSkeleton(): ReactNode {
  return (
    <>
      <LoadingText>Loading your settings</LoadingText>
      {[1, 2, 3].map((card) => (
        <Card key={card} className={css['skeleton']}>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={4} />
        </Card>
      ))}
    </>
  );
}
