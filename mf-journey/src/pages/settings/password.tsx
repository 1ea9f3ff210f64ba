import type { ReactNode } from 'react';
import { credentialLimits } from '@hearthway/contracts/constants';
import { changePassword, listSessions, passwordChange } from '@hearthway/contracts/identity';
import { Button, PasswordField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation, operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useLogRefresh } from './security-log/use-log-refresh.js';
import { SettingsForm } from './settings-form.js';
import { FormFoot, SettingsSection } from './settings-section.js';

export function Password({ username }: { readonly username: string }): ReactNode {
  const { toast } = usePlatform();
  const caller = useCaller();
  const client = useQueryClient();
  const refreshLog = useLogRefresh();
  const form = useContractForm({
    schema: passwordChange,
    defaultValues: { currentPassword: '', newPassword: '' },
    fieldOf: {
      'user.wrong-password': 'currentPassword',
      'user.password-too-common': 'newPassword',
      'user.password-personal': 'newPassword',
    },
    refusedField: 'currentPassword',
    async send(change) {
      await callOperation(caller.request, changePassword, { body: change });
      form.methods.reset();
      toast({ title: 'Password changed', description: 'You’re logged out everywhere else.' });
      await Promise.all([client.invalidateQueries({ queryKey: operationKey(caller, listSessions) }), refreshLog()]);
    },
  });
  return (
    <SettingsSection section="password" lead="A new password logs you out on every other device.">
      <SettingsForm label="Password" form={form} refusalTitle="We couldn’t change your password">
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.field('currentPassword')} label="Current password" required />
        <PasswordField
          {...form.field('newPassword')}
          label="New password"
          help={`At least ${credentialLimits.passwordMinimum} characters. A few unrelated words work well.`}
          autoComplete="new-password"
          required
        />
        <FormFoot>
          <Button type="submit" pending={form.pending} pendingText="Changing…">
            Change password
          </Button>
        </FormFoot>
      </SettingsForm>
    </SettingsSection>
  );
}
