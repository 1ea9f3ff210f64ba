import type { ReactNode } from 'react';
import { profileChange, type User } from '@hearthway/contracts/identity';
import { Button, EmailField, PasswordField, UsernameField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { sendProfileChange } from '../../features/account/index.js';
import { SettingsForm } from './settings-form.js';
import { FormFoot, SettingsSection } from './settings-section.js';

export function Profile({ user }: { readonly user: User }): ReactNode {
  const { session, toast } = usePlatform();
  const form = useContractForm({
    schema: profileChange,
    defaultValues: { username: user.username, email: user.email, password: '' },
    fieldOf: {
      'user.username-taken': 'username',
      'user.email-taken': 'email',
      'user.wrong-password': 'password',
    },
    refusedField: 'password',
    async send(change) {
      const { username, email } = await sendProfileChange(session, change);
      form.methods.reset({ username, email, password: '' });
      toast({ title: 'Profile saved' });
      await session.reload();
    },
  });
  return (
    <SettingsSection
      section="profile"
      lead="Your login name and email address. We ask for your password so no one else can change them."
    >
      <SettingsForm label="Profile" form={form} refusalTitle="We couldn’t save your profile">
        <UsernameField {...form.field('username')} required />
        <EmailField {...form.field('email')} required />
        <PasswordField {...form.field('password')} label="Your password" required />
        <FormFoot>
          <Button type="submit" pending={form.pending} pendingText="Saving…">
            Save profile
          </Button>
        </FormFoot>
      </SettingsForm>
    </SettingsSection>
  );
}
