import { exampleFigures } from '@hearthway/contracts/affordability';
import { exampleHomeEntry, exampleLetterEntry, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { daysLater } from '@hearthway/contracts/journey';
import type { JourneyUnderTest } from '../../src/testing/index.js';

interface Provider {
  readonly buyer: () => Awaited<ReturnType<JourneyUnderTest['buyer']>>;
  readonly getKeys: () => Promise<void>;
}

export function overviewStates({ buyer, getKeys }: Provider) {
  const send = async (method: string, path: string, body?: object): Promise<string> => {
    const response = await buyer().call(path, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return ((await response.json()) as { id: string }).id;
  };
  return {
    async 'a buyer is signed in and has a first name, a budget, a letter, a home, an event, and keys'() {
      await getKeys();
      await send('POST', '/api/pre-approval-info', examplePreApprovalInfo);
      const today = new Date().toISOString().slice(0, 10);
      const letter = { ...exampleLetterEntry, issuedOn: today, expiresOn: daysLater(today, 90) };
      await send('POST', '/api/pre-approval-letters', letter);
      await send('POST', '/api/homes', exampleHomeEntry);
      const startsAt = `${daysLater(today, 2)}T15:00:00.000Z`;
      await send('POST', '/api/calendar-events', { title: 'Home tour', startsAt });
      const scenarioId = await send('POST', '/api/scenarios', { name: 'Our plan', figures: exampleFigures });
      await send('PUT', `/api/scenarios/${scenarioId}/pin`);
    },
  };
}
