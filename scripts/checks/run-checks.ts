import { administrators, secrets, signIn } from './access.ts';
import { type Check, type Project, Unread } from './check.ts';
import { rules, schedules } from './deployed.ts';
import { health, placeholders, siteHeaders } from './site.ts';

/** Checks by what is true when they find nothing. */
type Checks = Readonly<Record<string, Check>>;

/** What must be right before anything is deployed. */
export const BEFORE: Checks = {
  'Sign-up is closed, addresses are not told, and links and long passwords sign in.': signIn,
  'The secret has a value.': secrets,
};

/** What owners may still have to write. */
export const CONTENT: Checks = { 'No setting is an example any more.': placeholders };

/** What only a deployment or the weeks after it bring. */
export const AFTER: Checks = {
  'Somebody is an administrator.': administrators,
  'The rules of Firestore are those of this version.': rules,
  'The schedules run.': schedules,
  'The live site sends its security headers.': siteHeaders,
  'The functions answer, and no mail waits.': health,
};

async function lines(check: Check, fine: string, project: Project): Promise<string[]> {
  try {
    const faults = await check(project);
    return faults.length === 0 ? [`  ✔ ${fine}`] : faults.map((text) => `  ✖ ${text}`);
  } catch (error) {
    if (error instanceof Unread) return [`  ? ${error.message}`];
    throw error;
  }
}

/** Runs checks. @returns a report for people, and whether anything is wrong */
export async function runChecks(checks: Checks, project: Project) {
  const found = Object.entries(checks).map(([fine, check]) => lines(check, fine, project));
  const report = (await Promise.all(found)).flat();
  return { report: report.join('\n'), isHealthy: !report.some((line) => line.startsWith('  ✖')) };
}
