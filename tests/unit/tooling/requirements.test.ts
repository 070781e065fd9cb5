import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/admin-session.ts';
import { DEPLOY_REQUIREMENTS } from '#scripts/deploy/requirements.ts';

const project = {
  id: 'my-hotels',
  env: { VITE_SITE_URL: 'https://www.example.fr' },
  token: 'token',
};

type Json = Record<string, unknown>;

/** What a project of Google holds, by the path of the resource behind `projects/my-hotels`. */
let stored: Record<string, Json>;
let changes: string[];

const NUMBER = { '': { projectNumber: '1234' } };
const CONFIG = '/config';
const IMAGES = '/locations/europe-west1/repositories/gcf-artifacts';
const DATABASE = '/databases/(default)';

/** Ways in which collections name a new resource. */
const NAME_OF: Record<string, (body: Json, query: URLSearchParams) => string> = {
  '/databases': (_body, query) => `/${query.get('databaseId')}`,
  '/sites': (_body, query) => `/${query.get('siteId')}`,
  '/serviceAccounts': ({ accountId }) => `/${accountId}@my-hotels.iam.gserviceaccount.com`,
};

function change(path: string, body: Json, query: URLSearchParams): Json {
  const api = path.replace(/^.*:/, ':');
  if (api === ':batchEnable') {
    const names = [body.serviceIds].flat().map((name) => ({ name, state: 'ENABLED' }));
    stored['/services:batchGet'] = { services: names };
  } else if (api === ':setIamPolicy') stored[':getIamPolicy'] = Object(body.policy);
  else if (api === ':initializeAuth') stored[CONFIG] = {};
  else if (path.endsWith('/backupSchedules')) stored[path] = { backupSchedules: [body] };
  else stored[path + NAME_OF[path]?.(body, query)] = body;
  return {};
}

/** Writes the fields that a mask names, as `{ a: { b: value } }` for `a.b`. */
function patch(path: string, body: Json, query: URLSearchParams): Json {
  const merge = (into: Json, from: Json, [key = '', ...deeper]: string[]): Json => ({
    ...into,
    [key]: deeper.length === 0 ? from[key] : merge(Object(into[key]), Object(from[key]), deeper),
  });
  for (const field of query.get('updateMask')?.split(',') ?? []) {
    stored[path] = merge(stored[path] ?? {}, body, field.split('.'));
  }
  return {};
}

beforeEach(() => {
  stored = { ...NUMBER, [IMAGES]: {}, ':getIamPolicy': { bindings: [], etag: 'a' } };
  changes = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    const path = pathname.replace(/^.*?\/projects\/my-hotels/, '');
    const found = stored[path];
    if (method === 'GET' || path.endsWith(':getIamPolicy')) {
      return Response.json(found ?? {}, { status: found ? 200 : 404 });
    }
    changes.push(path);
    const sent: Json = JSON.parse(String(body));
    return Response.json((method === 'PATCH' ? patch : change)(path, sent, searchParams));
  });
});
afterEach(() => vi.unstubAllGlobals());

const faultsOf = async (title: string) =>
  (await DEPLOY_REQUIREMENTS[title]?.check(project))?.filter((fault) => fault !== false) ?? [title];

/** Mends what is wrong, in the order of the table, as setup does. */
async function mendAll() {
  for (const [title, { mend }] of Object.entries(DEPLOY_REQUIREMENTS)) {
    if ((await faultsOf(title)).length > 0) await mend(project);
  }
}

const allFaults = async () =>
  (await Promise.all(Object.keys(DEPLOY_REQUIREMENTS).map(faultsOf))).flat();

it('npm run setup repairs all that npm run doctor finds in an empty project; a second run changes nothing', async () => {
  expect(await allFaults()).toHaveLength(21);
  await mendAll();
  expect(await allFaults()).toEqual([]);
  expect(changes.length).toBeGreaterThan(10);
  changes = [];
  await mendAll();
  expect(changes).toEqual([]);
});

it('npm run setup keeps the sign-in domains of a project, a stricter password policy and the roles of other accounts', async () => {
  const condition = { title: 'until Christmas' };
  const others = [
    { role: 'roles/editor', members: ['user:me@example.org'], condition },
    {
      role: 'roles/editor',
      members: ['serviceAccount:1234-compute@developer.gserviceaccount.com'],
    },
  ];
  stored[':getIamPolicy'] = { bindings: others, etag: 'b' };
  stored[CONFIG] = {
    authorizedDomains: ['localhost'],
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN + 8 } }],
    },
  };
  const { passwordPolicyConfig } = stored[CONFIG];
  await mendAll();
  const { bindings, etag } = stored[':getIamPolicy'] ?? {};
  expect([bindings].flat().slice(0, 2)).toEqual(others);
  expect(JSON.stringify(bindings)).not.toContain('cloudbuild');
  expect(etag).toBe('b');
  expect(stored[CONFIG]).toMatchObject({
    authorizedDomains: ['localhost', 'www.example.fr'],
    passwordPolicyConfig,
  });
});

it('npm run setup reports an excess role and a database in another region, and changes neither', async () => {
  const email = 'site-writer@my-hotels.iam.gserviceaccount.com';
  stored[':getIamPolicy'] = {
    bindings: [{ role: 'roles/editor', members: [`serviceAccount:${email}`] }],
  };
  stored[DATABASE] = {
    locationId: 'nam5',
    type: 'FIRESTORE_NATIVE',
    databaseEdition: 'ENTERPRISE',
  };
  await mendAll();
  expect(await allFaults()).toEqual([
    expect.stringMatching(
      /^The database is nam5, FIRESTORE_NATIVE, ENTERPRISE .+ take a new project\.$/,
    ),
    expect.stringMatching(`^${email} may do more than it should: remove roles/editor\\. `),
  ]);
});
