import { readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { CliError, resolveRepoPath } from '../lib/script.ts';
import type { FirebaseProject } from './google.ts';

/**
 * Returns the parameters of the Cloud Functions; a parameter is undefined if Firebase has to ask the developer for its
 * value.
 */
export const createFunctionsEnvDefaults = ({
  env,
}: Pick<FirebaseProject, 'env'>): Record<string, string | undefined> => ({
  SITE_URL: env.VITE_SITE_URL,
  SMTP_HOST: undefined,
  SMTP_PORT: '587',
  SMTP_USER: undefined,
  MAIL_FROM: undefined,
  MAIL_TO: undefined,
  LETTERS_PER_MINUTE: '60',
});

export const functionsEnvFilePath = (id: string): string => `functions/.env.${id}`;

/**
 * Writes the known parameters into `functions/.env.ID`, where Firebase also stores the answers to its questions. The
 * site's URL is always replaced, because `npm run setup` may have changed it.
 */
export async function writeFunctionsEnvFile(project: FirebaseProject): Promise<void> {
  const file = functionsEnvFilePath(project.id);
  const read = (name: string) => readFile(resolveRepoPath(name), 'utf8').catch(() => '');
  const site = `SITE_URL=${project.env.VITE_SITE_URL}`;
  // Keeps the file's lines in their order, because Firebase would deploy all functions again if it changed.
  const text = (await read(file)).replace(/^SITE_URL=.*$/m, site);
  const values = parseEnv(`${await read('functions/.env')}\n${text}`);
  const missing = Object.entries(createFunctionsEnvDefaults(project)).filter(
    ([name]) => !(name in values),
  );
  const withValue = missing.filter(([, value]) => value !== undefined);
  const lines = [text.trimEnd(), ...withValue.map(([name, value]) => `${name}=${value}`)];
  await writeFile(resolveRepoPath(file), `${lines.filter(Boolean).join('\n')}\n`);
  const unknown = missing.filter(([, value]) => value === undefined).map(([name]) => name);
  if (unknown.length === 0 || process.stdin.isTTY) return;
  throw new CliError(
    `${file} lacks ${unknown.join(', ')}: write a line NAME="value" for each (DEPLOY.md, 2), or deploy at a terminal, where Firebase asks for them.`,
  );
}
