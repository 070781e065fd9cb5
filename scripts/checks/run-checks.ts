import { administrators, secrets, signIn } from './access.ts';
import type { Check, Finding, Project } from './check.ts';
import { indexes, rules, schedules } from './deployed.ts';
import { health, placeholders, siteHeaders } from './site.ts';

/** What must be right before anything is deployed. */
export const BEFORE: readonly Check[] = [signIn, secrets, placeholders];

/** What only a deployment or the weeks after it bring. */
export const AFTER: readonly Check[] = [
  administrators,
  rules,
  indexes,
  schedules,
  siteHeaders,
  health,
];

/** What the checks found, in their order. */
export async function runChecks(checks: readonly Check[], project: Project): Promise<Finding[]> {
  return (await Promise.all(checks.map((check) => check(project)))).flat();
}
