import type { ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { Card, LoadingText, Skeleton } from '@hearthway/web-kit';
import { useUser } from '@hearthway/web-kit/slice';
import { PageHead } from '../../features/page-head/index.js';
import { useHashScroll } from '../../use-hash-scroll.js';
import { Appearance } from './appearance.js';
import { Contents } from './contents.js';
import { DeleteAccount } from './delete-account/delete-account.js';
import { EmailAddress } from './email/email-address.js';
import { Mia } from './mia.js';
import { Notifications } from './notifications.js';
import { Password } from './password.js';
import { Profile } from './profile.js';
import { Purchases } from './purchases/purchases.js';
import { SecurityLog } from './security-log/security-log.js';
import { Sessions } from './sessions/sessions.js';
import { YourData } from './your-data/your-data.js';
import css from './settings.module.css';

export function Settings(): ReactNode {
  const user = useUser();
  return (
    <>
      <PageHead title="Settings" lead="Your account, purchases, appearance, assistant, and data." />
      <div className={css['layout']}>
        <Contents />
        <div className={css['sections']}>{user ? <Sections user={user} /> : <SettingsSkeleton />}</div>
      </div>
    </>
  );
}

function Sections({ user }: { readonly user: User }): ReactNode {
  useHashScroll();
  return (
    <>
      <Profile key={user.id} user={user} />
      <EmailAddress user={user} />
      <Password username={user.username} />
      <Sessions />
      <SecurityLog />
      <Purchases user={user} />
      <Appearance />
      <Notifications />
      <Mia />
      <YourData />
      <DeleteAccount />
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
