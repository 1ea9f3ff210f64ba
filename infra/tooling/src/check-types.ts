/**
 * `check-types.ts <workspace>...`: checks each workspace with its own `tsconfig.json`, like `tsc -p`, but each file only
 * once: workspaces import one another's sources, and every file is checked in its own workspace. Libraries are parsed once
 * for all. The exit code is the number of failed workspaces.
 */
import { join, resolve, sep } from 'node:path';
import ts from 'typescript';

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (fileName) => fileName,
  getNewLine: () => '\n',
};

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};

const sourceFiles = new Map<string, ts.SourceFile | undefined>();
const workspaces = process.argv.slice(2).map((workspace) => resolve(workspace));
process.exitCode = workspaces.filter((workspace) => !isSound(workspace)).length;

function isSound(workspace: string): boolean {
  const found = diagnosticsOf(workspace);
  if (found.length === 0) return true;
  process.stdout.write(ts.formatDiagnosticsWithColorAndContext(found, formatHost));
  return false;
}

function diagnosticsOf(workspace: string): readonly ts.Diagnostic[] {
  const config = ts.getParsedCommandLineOfConfigFile(join(workspace, 'tsconfig.json'), {}, configHost);
  if (!config) throw new Error(`${workspace} has no tsconfig.json`);
  const program = ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    host: hostWithSharedFiles(config.options),
    configFileParsingDiagnostics: config.errors,
  });
  const own = program.getSourceFiles().filter(({ fileName }) => isWithin(workspace, fileName));
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
  return ts.sortAndDeduplicateDiagnostics(found);
}

/** Shares parsed files between workspaces whose options parse them the same way. */
function hostWithSharedFiles(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const reading = [options.jsx, options.target, options.module, options.moduleDetection].join();
  return {
    ...host,
    getSourceFile(fileName, languageVersion, ...rest) {
      const key = `${reading} ${fileName}`;
      if (!sourceFiles.has(key)) sourceFiles.set(key, host.getSourceFile(fileName, languageVersion, ...rest));
      return sourceFiles.get(key);
    },
  };
}

function isWithin(workspace: string, fileName: string): boolean {
  return fileName.startsWith(workspace + sep) && !fileName.includes('/node_modules/');
}
