import { preparePayment } from '@hearthway/contracts/commerce';
import { signedIn } from '@hearthway/contracts/identity';
import { listMilestones } from '@hearthway/contracts/journey';
import type { PersistentClient } from './persistent-client.js';

/** What the system confirmed to a buyer. */
export interface BuyerRecord {
  readonly username: string;
  readonly userId: string;
  readonly changedMilestone: string;
  readonly paidSession: string;
}

/** Actions per buyer. */
export const actionsOfOne = 3;

interface BuyerOptions {
  readonly url: string;
  readonly client: PersistentClient;
  readonly username: string;
  /** Called after each action. */
  readonly done: () => void;
}

/** Registers, completes a milestone, and pays for the toolkit. Retries each until it gets a response. */
export async function runBuyer({ url, client, username, done }: BuyerOptions): Promise<BuyerRecord> {
  const email = `${username}@example.com`;
  const { token, user } = await register({ url, client, username });
  done();

  const milestones = listMilestones.reply.parse(
    await (await expectStatus(client.ask('GET', `${url}/api/milestones`, { token }), 200)).json(),
  );
  const milestone = milestones.find(({ order }) => order === 3)?.id ?? '';
  const body = { status: 'completed' };
  await expectStatus(client.ask('PATCH', `${url}/api/milestones/${milestone}`, { token, body }), 200);
  done();

  const purchase = { email, firstName: 'Jordan', lastName: 'Rivera', state: 'TX', acceptedTerms: true };
  const prepared = await expectStatus(
    client.ask('POST', `${url}/api/payment/prepare`, { body: { ...purchase, productType: 'offer_toolkit' } }),
    preparePayment.status,
  );
  const checkout = new URL(preparePayment.reply.parse(await prepared.json()).redirectUrl);
  const session = checkout.pathname.split('/').at(-1) ?? '';
  await expectStatus(client.ask('POST', `${checkout.origin}/_emulator/sessions/${session}/pay`, { body: {} }), 200);
  done();
  return { username, userId: user.id, changedMilestone: milestone, paidSession: session };
}

/** If a lost connection hid the reply of a successful registration, signs in instead. */
async function register({ url, client, username }: Pick<BuyerOptions, 'url' | 'client' | 'username'>) {
  const password = 'kettle porch lantern';
  const body = { username, email: `${username}@example.com`, password };
  const registration = await client.ask('POST', `${url}/api/auth/register`, { body });
  if (registration.status === 201) return signedIn.parse(await registration.json());
  await registration.arrayBuffer();
  const signIn = client.ask('POST', `${url}/api/auth/login`, { body: { username, password } });
  return signedIn.parse(await (await expectStatus(signIn, 200)).json());
}

async function expectStatus(answer: Promise<Response>, status: number): Promise<Response> {
  const response = await answer;
  if (response.status === status) return response;
  throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}
