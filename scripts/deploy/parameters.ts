import { appendFile, readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { Failure, fromRoot } from '../lib/script.ts';
import type { Project } from './google.ts';

/** Parameters of the functions, with the values that nobody has to be asked for. */
export const parametersOf = ({
  env,
}: Pick<Project, 'env'>): Record<string, string | undefined> => ({
  SITE_URL: env.VITE_SITE_URL,
  SMTP_HOST: undefined,
  SMTP_PORT: '587',
  SMTP_USER: undefined,
  MAIL_FROM: undefined,
  MAIL_TO: undefined,
});

export const parametersFile = (id: string): string => `functions/.env.${id}`;

/** Writes the known parameters into `functions/.env.ID`, where Firebase keeps the answers for the others. */
export async function prepareParameters(project: Project): Promise<void> {
  const file = parametersFile(project.id);
  const texts = ['functions/.env', file].map((name) =>
    readFile(fromRoot(name), 'utf8').catch(() => ''),
  );
  const given = parseEnv((await Promise.all(texts)).join('\n'));
  const missing = Object.entries(parametersOf(project)).filter(([name]) => !(name in given));
  const known = missing.filter(([, value]) => value !== undefined);
  await appendFile(fromRoot(file), known.map(([name, value]) => `${name}=${value}\n`).join(''));
  const unknown = missing.filter(([, value]) => value === undefined).map(([name]) => name);
  if (unknown.length === 0 || process.stdin.isTTY) return;
  throw new Failure(
    `${file} lacks ${unknown.join(', ')}: write a line NAME="value" for each (DEPLOY.md, 2), or deploy at a terminal, where Firebase asks for them.`,
  );
}
