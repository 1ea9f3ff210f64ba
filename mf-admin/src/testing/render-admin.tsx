import type { Toast } from '@hearthway/contracts/platform';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AdminApp } from '../admin-app.js';
import { exampleCredential, inMemoryAdmin, type GivenAdmin, type InMemoryAdmin } from './in-memory-admin.js';
import { testPlatform } from './test-platform.js';

export interface RenderedAdmin {
  readonly admin: InMemoryAdmin;
  readonly toasts: readonly Toast[];
  readonly person: UserEvent;
  readonly unmount: () => void;
}

export interface RenderOptions extends GivenAdmin {
  readonly at?: string;
  readonly admin?: InMemoryAdmin;
}

/** Renders the whole slice as the shell would, with in-memory services. */
export function renderAdmin(options: RenderOptions = {}): RenderedAdmin {
  const { at = '/admin', admin = inMemoryAdmin(options) } = options;
  polyfillDialog();
  window.history.replaceState(null, '', at);
  const toasts: Toast[] = [];
  const platform = testPlatform({ toast: (toast) => void toasts.push(toast) });
  const { unmount } = render(<AdminApp platform={platform} send={admin.transport} />);
  return { admin, toasts, unmount, person: userEvent.setup({ delay: null }) };
}

export async function renderSignedIn(options?: RenderOptions): Promise<RenderedAdmin> {
  const rendered = renderAdmin(options);
  await signIn(rendered.person);
  await screen.findByText('Logout');
  return rendered;
}

/** Pastes, like a password manager, because typing rerenders the page for each character. */
export async function signIn(person: UserEvent, credential: Partial<Guess> = {}): Promise<void> {
  const { username, password } = { ...exampleCredential, ...credential };
  await person.click(await screen.findByLabelText('Username'));
  await person.paste(username);
  await person.click(screen.getByLabelText('Password'));
  await person.paste(password);
  await person.click(screen.getByText('Sign in'));
}

interface Guess {
  readonly username: string;
  readonly password: string;
}
