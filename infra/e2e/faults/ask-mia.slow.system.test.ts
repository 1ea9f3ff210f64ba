import { createModelEmulator, type ModelEmulator } from '@hearthway/model-emulator';
import { signedIn } from '@hearthway/contracts/identity';
import { ensureChromium } from '@hearthway/system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chromium, expect as seen, type Browser } from '@playwright/test';
import { patiently } from './patiently.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const waiting = { timeout: 120_000 };

let model: ModelEmulator;
let under: SystemUnderTest;
let browser: Browser;
beforeAll(async () => {
  model = createModelEmulator();
  const url = await model.listen(0);
  under = await startSystemUnderTest({
    // The model is patient enough to be killed in mid-answer on any machine.
    journey: { MIA_MODEL_URL: `${url}/v1`, MIA_MODEL: 'emulated', MIA_MODEL_PATIENCE_MILLISECONDS: '60000' },
  });
  const executablePath = await ensureChromium(process.env, (line) => process.stdout.write(`${line}\n`));
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await model.close();
  await browser.close();
  await under.stop();
});

it('svc-journey, killed while Mia answers: the page says that the answer was cut off, and nothing is doubled', async () => {
  const { token, user } = signedIn.parse(await (await patiently(() => under.register(newName()))).json());
  const page = await browser.newPage({ baseURL: under.system.url });
  page.setDefaultTimeout(waiting.timeout);
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto('/chat');
  const log = page.getByRole('log', { name: 'Conversation with Mia' });
  const stored = () => under.database('journey').collection('chat-messages').find({ userId: user.id }).toArray();

  model.script([{ do: 'hang', text: 'I begin with this sentence. And the next one ' }]);
  await page.getByRole('textbox', { name: 'Ask Mia a question' }).fill('Tell me about buying a home');
  await page.getByRole('button', { name: 'Send' }).click();
  await seen(log).toContainText('I begin with this sentence.', waiting);
  await seen
    .poll(async () => JSON.stringify((await stored()).map(({ parts }) => parts as unknown)), waiting)
    .toContain('I begin with this sentence.');

  const journey = under.system.service('journey');
  await journey.kill();
  await journey.start();
  // The claim of the killed process has to run out first.
  await seen(log.getByText('The answer was cut off')).toBeVisible(waiting);
  await seen(log.getByText('I begin with this sentence.')).toHaveCount(1);
  await seen(log.getByText('Tell me about buying a home')).toHaveCount(1);
  expect((await stored()).map(({ role, status }) => [role as string, status as string])).toEqual([
    ['user', 'complete'],
    ['assistant', 'cut-off'],
  ]);

  model.script([{ do: 'say', text: 'Here is all of it.' }]);
  await log.getByRole('button', { name: 'Ask again' }).first().click();
  await seen(log).toContainText('Here is all of it.', waiting);
  await page.reload();
  await seen(log).toContainText('Here is all of it.', waiting);
  await seen(log.getByText('Tell me about buying a home')).toHaveCount(1);
  expect(await stored()).toHaveLength(3);
  expect(model.requests()).toHaveLength(2);
});
