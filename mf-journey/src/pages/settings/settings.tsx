import type { ReactNode } from 'react';
import { ArrowLeftIcon, Card, LoadingText, Skeleton } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
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
      <header className={css['head']}>
        <PageLink to="/dashboard" className={css['back']}>
          <ArrowLeftIcon size={18} />
          Back to your dashboard
        </PageLink>
        <h1 tabIndex={-1}>Settings</h1>
        <p className={css['lead']}>Your account, appearance, and data.</p>
      </header>
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
