import { checkRelease, previewRelease } from '@hearthway/contracts/releases';
import { call, where, type CommandLine } from '../command-line.js';
import { checkLines, minute, type CommandResult } from '../command-output.js';
import { isFrontEnd } from '../slice-folder.js';
import { releaseMeant, type CommandContext } from './context.js';

export async function canIDeploy(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { slice, version } = await releaseMeant(line, context);
  const { environment } = line;
  const { revision, checks } = await context.registry.call(checkRelease, {
    params: { environment, slice },
    body: { version },
  });
  const ofBroker = await context.broker?.canIDeploy({ environment, slice, version });
  const found = { revision, checks: ofBroker ? [...checks, ofBroker] : checks };
  const isRefusal = found.checks.some(({ problems }) => problems.length > 0);
  return {
    value: { slice, version, environment, possible: !isRefusal, ...found },
    lines: [
      `${slice} ${version} ${isRefusal ? 'can’t' : 'can'} go live in ${environment} (revision ${found.revision}).`,
      ...found.checks.flatMap(checkLines),
      ...(isRefusal
        ? found.checks.flatMap(({ name, problems }) => (problems.length > 0 ? (cures.get(name) ?? []) : []))
        : [
            `${isFrontEnd(slice) ? 'Give it to everyone' : 'When it runs everywhere, say so'}: ${call} release ${slice} ${version}${where(environment)}`,
          ]),
    ],
    isRefusal,
  };
}

/** What to do about a check’s problems, where they don’t say it. */
const cures: ReadonlyMap<string, string> = new Map([
  ['paths', 'A page is free once the slice that has it is live without it: release that first.'],
  [
    'contracts',
    'What a live consumer was built with must stay until the consumer is live without it. What it is to find must be live first: release the provider before the consumer.',
  ],
  ['broker', 'Verify the provider that is named, with the same broker set: it knows only what it was told.'],
]);

export async function preview(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { slice, version } = await releaseMeant(line, context);
  const { environment } = line;
  const link = await context.registry.call(previewRelease, { params: { environment, slice }, body: { version } });
  return {
    value: { slice, version, environment, ...link },
    lines: [
      link.url,
      `It shows ${slice} ${version} in the browser that opens it, until ${minute(link.expiresAt)} UTC.`,
    ],
  };
}
