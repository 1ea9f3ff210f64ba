import { checkRelease, previewRelease, type DeploymentCheck } from '@hearthway/contracts/releases';
import type { CommandLine } from '../command-line.js';
import { minute, type CommandResult } from '../command-output.js';
import { releaseMeant, type CommandContext } from './context.js';

export async function canIDeploy(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { slice, version } = await releaseMeant(line, context);
  const { environment } = line;
  const found = await context.registry.call(checkRelease, { params: { environment, slice }, body: { version } });
  const isRefusal = found.checks.some(({ problems }) => problems.length > 0);
  return {
    value: { slice, version, environment, possible: !isRefusal, ...found },
    lines: [
      `${slice} ${version} ${isRefusal ? 'can’t' : 'can'} go live in ${environment} (revision ${found.revision}).`,
      ...found.checks.flatMap(checkLines),
    ],
    isRefusal,
  };
}

const checkLines = ({ name, problems }: DeploymentCheck): string[] =>
  problems.length === 0 ? [`  ${name}: good`] : problems.map((problem) => `  ${name}: ${problem}`);

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
