import { FUNCTIONS_REGION } from '#domain/site/functions.ts';
import { SERVICE_ACCOUNT_DEPLOY_REQUIREMENTS } from './accounts.ts';
import { jsonAt, jsonListAt } from './google.ts';
import { type DeployRequirement, googleResourceRequirement } from './resource.ts';
import { SIGN_IN_DEPLOY_REQUIREMENTS } from './sign-in.ts';

const APIS =
  'artifactregistry cloudbuild cloudfunctions cloudresourcemanager cloudscheduler eventarc firebase firebasehosting firebaserules firestore iam identitytoolkit pubsub run secretmanager securetoken storage'
    .split(' ')
    .map((name) => `${name}.googleapis.com`);
const SERVICES = 'https://serviceusage.googleapis.com/v1/projects/PROJECT/services';

function missingApis(answer: unknown): string[] {
  const services = jsonListAt(answer, 'services');
  const enabled = services.filter((service) => jsonAt(service, 'state') === 'ENABLED');
  const names = enabled.map((service) => String(jsonAt(service, 'name')).replace(/.*\//, ''));
  return APIS.filter((api) => !names.includes(api));
}

const DATABASES = 'https://firestore.googleapis.com/v1/projects/PROJECT/databases';
const DATABASE = { type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' };
const SITES = 'https://firebasehosting.googleapis.com/v1beta1/projects/PROJECT/sites';
const IMAGES = `https://artifactregistry.googleapis.com/v1/projects/PROJECT/locations/${FUNCTIONS_REGION}/repositories/gcf-artifacts`;

/** Firebase's own policy that deletes container images older than a day, under the id by which Firebase finds the policy. */
const CLEANUP = {
  id: 'firebase-functions-cleanup',
  condition: { tagState: 'ANY', olderThan: '86400s' },
  action: 'DELETE',
};

/** All requirements of a deployment: `npm run doctor` checks them, `npm run setup` meets them in this order. */
export const DEPLOY_REQUIREMENTS: Readonly<Record<string, DeployRequirement>> = {
  'The APIs are enabled.': googleResourceRequirement({
    url: `${SERVICES}:batchGet?${APIS.map((api) => `names=projects/PROJECT/services/${api}`).join('&')}`,
    isRight: (services) => missingApis(services).length === 0,
    fault: (services) => `These APIs are not enabled: ${missingApis(services).join(', ')}.`,
    change: (services) => ({
      url: `${SERVICES}:batchEnable`,
      body: { serviceIds: missingApis(services) },
    }),
  }),
  'The database is near the functions, and has indexes of its own.': googleResourceRequirement({
    url: `${DATABASES}/(default)`,
    isRight: (database) =>
      jsonAt(database, 'locationId') === FUNCTIONS_REGION &&
      jsonAt(database, 'type') === DATABASE.type &&
      jsonAt(database, 'databaseEdition') !== 'ENTERPRISE',
    fault: (database) =>
      database === null
        ? 'There is no database.'
        : `The database is ${['locationId', 'type', 'databaseEdition'].map((name) => jsonAt(database, name)).join(', ')} for good, and has to be ${FUNCTIONS_REGION}, ${DATABASE.type}, ${DATABASE.databaseEdition}: take a new project.`,
    change: (database) =>
      database === null && {
        url: `${DATABASES}?databaseId=(default)`,
        body: { ...DATABASE, locationId: FUNCTIONS_REGION },
      },
  }),
  'The database is backed up.': googleResourceRequirement({
    url: `${DATABASES}/(default)/backupSchedules`,
    isRight: (schedules) => jsonListAt(schedules, 'backupSchedules').length > 0,
    fault: () => 'No backup of the database is planned.',
    change: () => ({
      url: `${DATABASES}/(default)/backupSchedules`,
      body: { dailyRecurrence: {}, retention: '604800s' },
    }),
  }),
  ...SERVICE_ACCOUNT_DEPLOY_REQUIREMENTS,
  ...SIGN_IN_DEPLOY_REQUIREMENTS,
  'Hosting has its site.': googleResourceRequirement({
    url: `${SITES}/PROJECT`,
    fault: () => 'Hosting was never opened.',
    change: () => ({ url: `${SITES}?siteId=PROJECT`, body: {} }),
  }),
  'Old images of the functions are deleted.': googleResourceRequirement({
    url: IMAGES,
    // The repository of container images may be missing: the first deployment creates it, with a policy that deletes
    // old images.
    isRight: (repository) =>
      repository === null ||
      jsonAt(repository, 'labels.firebase-functions-cleanup-opted-out') === 'true' ||
      Object.keys(jsonAt(repository, 'cleanupPolicies') ?? {}).length > 0,
    fault: () => 'Old images of the functions are kept for ever, and billed.',
    change: () => ({
      url: `${IMAGES}?updateMask=cleanupPolicies,cleanupPolicyDryRun`,
      method: 'PATCH',
      body: { cleanupPolicies: { [CLEANUP.id]: CLEANUP }, cleanupPolicyDryRun: false },
    }),
  }),
};
