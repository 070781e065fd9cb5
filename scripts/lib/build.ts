import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { extname, join, matchesGlob } from 'node:path';
import { splitIntoChunks } from '#domain/text/split-into-chunks.ts';
import { CliError, runCommand } from './script.ts';

type Rule = { source?: string; regex?: string; headers: { key: string; value: string }[] };

/** Number of file names in one pattern of firebase.json, far below any length limit of Hosting. */
const FILES_PER_RULE = 50;

const literally = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Limits long caching to existing files: Hosting matches by URL alone, and would also cache a missing file's 404. */
export function limitCacheRulesToFiles(text: string, files: readonly string[]): string {
  const config: { hosting: { headers: Rule[] } } = JSON.parse(text);
  config.hosting.headers = config.hosting.headers.flatMap((rule): Rule[] => {
    const { source, headers } = rule;
    const cache = headers.find(({ key }) => key === 'Cache-Control')?.value;
    if (!source || !cache?.includes('max-age')) return [rule];
    const paths = files.map((path) => `/${path}`).filter((path) => matchesGlob(path, source));
    return splitIntoChunks(paths.sort(), FILES_PER_RULE).map((chunk) => ({
      regex: `^(?:${chunk.map(literally).join('|')})$`,
      headers,
    }));
  });
  return JSON.stringify(config, null, 2);
}

async function cacheBuiltFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: join(folder, 'dist') }));
  const file = join(folder, 'firebase.json');
  await writeFile(file, limitCacheRulesToFiles(await readFile(file, 'utf8'), files));
}

async function build(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runCommand('vite', ['build', '--logLevel', 'warn', ...args], {
    env,
  });
  if (code !== 0) throw new CliError(`The build failed; fix this and run it again:\n${output}`);
}

export async function buildProject(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const site = join(folder, 'dist');
  const lib = join(folder, 'functions', 'lib');
  await build(['--outDir', site, '--emptyOutDir'], env);
  await build(['--config', 'vite.admin.config.ts', '--outDir', site], env);
  await build(['--config', 'functions/vite.config.ts', '--outDir', lib, '--emptyOutDir'], env);
  await cp(join(site, '.app-shell.json'), join(lib, 'app-shell.json'));
  await cp(join(site, 'art'), join(lib, 'art'), {
    recursive: true,
    filter: (path) => !extname(path) || path.endsWith('-1280.webp'),
  });
  await cacheBuiltFiles(folder);
}
