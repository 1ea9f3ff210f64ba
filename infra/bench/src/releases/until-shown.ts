import { setTimeout as delay } from 'node:timers/promises';

const lookMilliseconds = 5;

/** Resolves when every gateway answers a page with this version. */
export async function untilShown(gateways: readonly string[], page: string, version: string): Promise<void> {
  await Promise.all(gateways.map((gateway) => untilShownBy(gateway, page, version)));
}

async function untilShownBy(gateway: string, page: string, version: string): Promise<void> {
  for (;;) {
    const response = await fetch(gateway + page);
    if ((await response.text()).includes(`/${version}/`)) return;
    await delay(lookMilliseconds);
  }
}
