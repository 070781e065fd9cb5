import { appCheck, browserKey, secrets, serviceAccounts, signIn } from './access.ts';
import type { Check, Finding, Project } from './check.ts';
import { database, indexes, lifetimes } from './firestore.ts';
import { mailDomain } from './mail.ts';
import { domain, health, liveHeaders, placeholders, siteHeaders } from './site.ts';

/** What must be right before anything is deployed. */
export const BEFORE: readonly Check[] = [
  signIn,
  database,
  serviceAccounts,
  secrets,
  browserKey,
  appCheck,
  placeholders,
];

/** What only a deployment or the weeks after it bring. */
export const AFTER: readonly Check[] = [
  lifetimes,
  indexes,
  domain,
  mailDomain,
  siteHeaders(liveHeaders),
  health,
];

/** What the checks found, in their order. */
export async function runChecks(checks: readonly Check[], project: Project): Promise<Finding[]> {
  return (await Promise.all(checks.map((check) => check(project)))).flat();
}

const MARKS: Record<Finding['level'], string> = {
  ok: '✔',
  warning: '!',
  fault: '✖',
  unknown: '?',
};

/** A line for each finding. */
export const report = (found: readonly Finding[]): string =>
  found.map(({ level, text }) => `  ${MARKS[level]} ${text}`).join('\n');
