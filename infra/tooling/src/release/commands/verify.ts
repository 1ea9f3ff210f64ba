import {
  listWantedVerifications,
  readSite,
  recordVerification,
  type WantedVerification,
} from '@hearthway/contracts/releases';
import { BrokerError } from '../broker/index.js';
import { UsageError } from '../command-line.js';
import { runProviderTests } from '../provider-tests.js';
import { isFrontEnd, sourcesOf } from '../slice-folder.js';
import { sliceMeant, type Command, type CommandContext } from './context.js';
import { publishSources } from './publish.js';

const limits = { failures: 50, characters: 2_000 };

/** Verifies the version built here against what the registry wants, and records the outcome of each pact. */
export const verify: Command = async (line, context) => {
  const { registry, folder, tell } = context;
  const { environment } = line;
  const slice = sliceMeant(line, context);
  if (isFrontEnd(slice))
    throw new UsageError(`Nothing calls a front end like ${slice}. Name a service, like svc-journey.`);
  const sources = sourcesOf(folder, slice);
  const { version } = await publishSources(line, context);
  const named = `${slice} ${version}`;
  const { services } = await registry.call(readSite, { params: { environment } });
  const live = services.find((one) => one.slice === slice)?.version ?? version;
  if (live !== version) tell(`In ${environment}, ${live} is live: to verify that, go to its commit.`);

  const wanted = await registry.call(listWantedVerifications, { params: { environment, slice, version } });
  const due = byPact(wanted.filter(({ passed }) => passed !== true));
  const verified: Verified[] = [];
  if (due.length > 0) {
    tell(`verifying ${named} against ${due.length} of ${byPact(wanted).length} pacts …`);
    const failuresOf = await runProviderTests({ ...context, provider: slice, sources, pacts: due });
    for (const { name, pact, consumers } of due) {
      const failures = (failuresOf.get(name) ?? [])
        .slice(0, limits.failures)
        .map((failure) => failure.slice(0, limits.characters));
      const passed = failures.length === 0;
      await registry.call(recordVerification, { params: { slice, version, pact }, body: { passed, failures } });
      verified.push({ pact, consumers, passed, failures });
    }
  }

  const passed = new Map(verified.map((one) => [one.pact, one.passed]));
  const outcomes = wanted.map((one) => ({ ...one, passed: passed.get(one.pact) ?? one.passed }));
  const untold = await untoldToBroker({ provider: slice, version }, outcomes, context);
  const nothing =
    wanted.length === 0
      ? `No pact in ${environment} names ${slice}.`
      : `${named} keeps every pact in ${environment}, as was verified before.`;
  return {
    value: { slice, version, environment, verified, broker: untold },
    lines: [...(verified.length === 0 ? [nothing] : verified.flatMap((one) => linesOf(named, one))), ...untold],
    isRefusal: untold.length > 0 || verified.some((one) => !one.passed),
  };
};

interface Verified {
  readonly pact: string;
  readonly consumers: readonly string[];
  readonly passed: boolean;
  readonly failures: readonly string[];
}

const linesOf = (provider: string, { consumers, passed, failures }: Verified): string[] => [
  `${provider} ${passed ? 'keeps' : 'breaks'} the pact of ${consumers.join(', ')}${passed ? '.' : ':'}`,
  ...failures.map((failure) => `  ${failure}`),
];

/**
 * Tells the broker of each consumer's release, also of those that were verified before it was there.
 * @returns what it couldn't be told
 */
async function untoldToBroker(
  provider: { readonly provider: string; readonly version: string },
  outcomes: readonly WantedVerification[],
  { broker }: CommandContext,
): Promise<string[]> {
  const untold: string[] = [];
  for (const { consumer, version: consumerVersion, passed } of outcomes) {
    if (passed === undefined) continue;
    try {
      await broker?.publishVerification({ ...provider, consumer, consumerVersion, passed });
    } catch (error) {
      if (!(error instanceof BrokerError)) throw error;
      untold.push(`The pact broker doesn’t know what came of ${consumer} ${consumerVersion}. ${error.message}`);
    }
  }
  return untold;
}

/** Several releases of a consumer may have the same pact. */
function byPact(wanted: readonly WantedVerification[]) {
  const pacts = new Map<string, { name: string; pact: string; text: string; consumers: string[] }>();
  for (const { consumer, version, pact, text } of wanted) {
    const known = pacts.get(pact) ?? { name: `${consumer}-${version}`, pact, text, consumers: [] };
    known.consumers.push(`${consumer} ${version}`);
    pacts.set(pact, known);
  }
  return [...pacts.values()];
}
