import { globSync, readFileSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import {
  createFunctionsEnvDefaults,
  functionsEnvFilePath,
  writeFunctionsEnvFile,
} from '#scripts/deploy/parameters.ts';
import { resolveRepoPath } from '#scripts/lib/script.ts';

const project = { id: 'unit-test', env: { VITE_SITE_URL: 'https://www.example.fr' }, token: '' };

it('the deploy script knows every parameter that the functions define', () => {
  const sources = globSync('functions/src/**/*.ts', { cwd: resolveRepoPath() });
  const defined = sources.flatMap((path) => [
    ...readFileSync(resolveRepoPath(path), 'utf8').matchAll(/define(?:String|Int)\('(\w+)'/g),
  ]);
  const names = defined.map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(createFunctionsEnvDefaults(project)).sort());
});

it('without a terminal, a deployment fails naming the missing parameters, and writes the known ones into the .env file of the functions', async () => {
  const file = resolveRepoPath(functionsEnvFilePath(project.id));
  onTestFinished(() => rm(file, { force: true }));
  const { isTTY } = process.stdin;
  process.stdin.isTTY = false;
  onTestFinished(() => void Object.assign(process.stdin, { isTTY }));
  const lacking =
    /^functions\/\.env\.unit-test lacks SMTP_HOST, SMTP_USER, MAIL_FROM, MAIL_TO: [^\n]+$/;
  await expect(writeFunctionsEnvFile(project)).rejects.toThrow(lacking);
  await appendFile(file, 'SMTP_HOST=a\nSMTP_USER=\nMAIL_FROM="A <a@example.fr>"\nMAIL_TO=b\n');
  await writeFunctionsEnvFile({ ...project, env: { VITE_SITE_URL: 'https://new.example.fr' } });
  expect(await readFile(file, 'utf8')).toBe(
    'SITE_URL=https://new.example.fr\nSMTP_PORT=587\nLETTERS_PER_MINUTE=60\nSMTP_HOST=a\nSMTP_USER=\nMAIL_FROM="A <a@example.fr>"\nMAIL_TO=b\n',
  );
});
