import {
  changeProfile,
  emailVerified,
  login,
  requestPasswordReset,
  requestSignInCode,
  type AccountMailKind,
} from '@hearthway/contracts/identity';
import type { ProviderStates } from '@hearthway/service-kit/testing/suites';
import {
  confirmAddress,
  issued,
  jordan,
  jordanSignedIn,
  jordanUnconfirmed,
  mailsTo,
  publishedAbout,
  type IdentityUnderTest as Provider,
} from '../../testing/index.js';

async function newest(identity: Provider, kind: AccountMailKind, of: object = {}) {
  return issued(identity, (await mailsTo(identity, kind, of)).at(-1));
}

export const states: ProviderStates<Provider> = {
  'jordan, whose address is not confirmed, is signed in': jordanUnconfirmed,
  'the address of jordan is verified': jordanSignedIn,
  async 'a link for a new password was mailed to jordan'(identity) {
    await jordanSignedIn(identity);
    await identity.call(requestPasswordReset, { body: { username: jordan.username } });
    return { token: (await newest(identity, 'password-reset')).token };
  },
  async 'a link that confirms the address of jordan was mailed'(identity) {
    const { userId } = await jordanUnconfirmed(identity);
    return { token: (await newest(identity, 'email-verification', { userId })).token };
  },
  async 'a code that confirms the address was mailed to jordan'(identity) {
    const { userId, token } = await jordanUnconfirmed(identity);
    return { token, code: (await newest(identity, 'email-verification', { userId })).code };
  },
  async 'a code was mailed to jordan'(identity) {
    await jordanSignedIn(identity);
    const { body } = await identity.call(requestSignInCode, { body: { username: jordan.username } });
    return { requestToken: String(body['requestToken']), code: (await newest(identity, 'sign-in-code')).code };
  },
  async 'a link that undoes a change was mailed to jordan'(identity) {
    const { userId, token } = await jordanSignedIn(identity);
    const { username, password } = jordan;
    await identity.call(changeProfile, { token, body: { username, password, email: 'jordan.new@example.com' } });
    await confirmAddress(identity, userId);
    return { token: (await newest(identity, 'email-changed')).token };
  },
  async 'a link that ends a session was mailed to jordan'(identity) {
    await jordanSignedIn(identity);
    const { username, password } = jordan;
    await identity.call(login, { body: { username, password } });
    return { token: (await newest(identity, 'new-device')).token };
  },
};

export const messages: ProviderStates<Provider> = {
  async 'an email address is confirmed'(identity) {
    const { userId } = await identity.buyer();
    await confirmAddress(identity, userId);
    return publishedAbout(identity, userId, emailVerified.type);
  },
};
