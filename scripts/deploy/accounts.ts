import * as v from 'valibot';
import {
  SERVICE_ACCOUNT_ROLES,
  serviceAccountEmail,
} from '../../functions/src/service-accounts.ts';
import { callGoogleApi, type FirebaseProject, jsonAt } from './google.ts';
import { type DeployRequirement, googleResourceRequirement } from './resource.ts';

const ACCOUNTS = 'https://iam.googleapis.com/v1/projects/PROJECT/serviceAccounts';
const MANAGER = 'https://cloudresourcemanager.googleapis.com';

const namesOf = (roles: string[]) => roles.map((role) => `roles/${role}`);
/** Roles that allow an account to build functions, the weakest first. */
const BUILDERS = namesOf(['cloudbuild.builds.builder', 'editor', 'owner']);

const Bindings = v.array(v.looseObject({ role: v.string(), members: v.array(v.string()) }));
const Policy = v.looseObject({ bindings: v.optional(Bindings, []) });

/** Reads or changes the project's IAM policy, which lists the roles of each account. */
async function askPolicy(project: FirebaseProject, method: string, body: object) {
  const url = `${MANAGER}/v3/projects/${project.id}:${method}`;
  return v.parse(Policy, await callGoogleApi(project, url, { body }));
}

async function readRoles(project: FirebaseProject) {
  const url = `${MANAGER}/v1/projects/${project.id}`;
  const number = jsonAt(await callGoogleApi(project, url), 'projectNumber');
  // Asks for version 3 of the IAM policy, which contains conditions: writing an older version back would lose them.
  const policy = await askPolicy(project, 'getIamPolicy', {
    options: { requestedPolicyVersion: 3 },
  });
  const heldBy = (email: string) =>
    policy.bindings
      .filter(({ members }) => members.includes(`serviceAccount:${email}`))
      .map(({ role }) => role);
  const ownAccounts = Object.entries(SERVICE_ACCOUNT_ROLES).map(([name, roles]) => {
    const email = serviceAccountEmail(name, project.id);
    const heldRoles = heldBy(email);
    const neededRoles = namesOf(roles);
    const missing = neededRoles.filter((role) => !heldRoles.includes(role));
    return { email, missing, extra: heldRoles.filter((role) => !neededRoles.includes(role)) };
  });
  const email = `${number}-compute@developer.gserviceaccount.com`;
  const canBuild = heldBy(email).some((role) => BUILDERS.includes(role));
  const builder = { email, missing: canBuild ? [] : BUILDERS.slice(0, 1), extra: [] };
  return { policy, accounts: [...ownAccounts, builder] };
}

const roles: DeployRequirement = {
  check: async (project) => {
    const where = `(https://console.cloud.google.com/iam-admin/iam?project=${project.id})`;
    return (await readRoles(project)).accounts.flatMap(({ email, missing, extra }) => [
      extra.length > 0 &&
        `${email} may do more than it should: remove ${extra.join(', ')}. ${where}`,
      missing.length > 0 && `${email} lacks ${missing.join(', ')}.`,
    ]);
  },
  mend: async (project) => {
    const { policy, accounts } = await readRoles(project);
    const added = accounts.flatMap(({ email, missing }) =>
      missing.map((role) => ({ role, members: [`serviceAccount:${email}`] })),
    );
    const bindings = [...policy.bindings, ...added];
    await askPolicy(project, 'setIamPolicy', { policy: { ...policy, version: 3, bindings } });
  },
};

export const SERVICE_ACCOUNT_DEPLOY_REQUIREMENTS: Readonly<Record<string, DeployRequirement>> = {
  ...Object.fromEntries(
    Object.keys(SERVICE_ACCOUNT_ROLES).map((accountId) => [
      `There is an account ${accountId}.`,
      googleResourceRequirement({
        url: `${ACCOUNTS}/${serviceAccountEmail(accountId, 'PROJECT')}`,
        fault: () => `There is no account ${accountId}.`,
        change: () => ({ url: ACCOUNTS, body: { accountId } }),
      }),
    ]),
  ),
  'The service accounts hold their roles and no other.': roles,
};
