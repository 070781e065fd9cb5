import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { POST_DEPLOY_CHECKS, runAndPrintDeployChecks } from '#scripts/deploy/checks.ts';
import { printLastBackupAndErrorCount } from '#scripts/deploy/notes.ts';
import { listWrongBuildSettings, parseFirebasercProjectId } from '#scripts/deploy/project.ts';

/** Answers of Google's APIs and the site by the end of the URL; other URLs are answered 404. */
let answers: Record<string, { status: number; body: unknown }>;
beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const [, answer] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? [];
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const project = {
  id: 'my-hotels',
  env: { VITE_SITE_URL: 'https://www.example.fr', VITE_FIREBASE_API_KEY: 'key' },
  token: 'token',
};

const given = (end: string, body: unknown, status = 200) => {
  answers[end] = { status, body };
};

/** Runs the check whose title begins with `promise`, and returns the lines that it prints. */
async function said(promise: string): Promise<string[]> {
  const checks = Object.entries(POST_DEPLOY_CHECKS).filter(([fine]) => fine.startsWith(promise));
  expect(checks).toHaveLength(1);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await runAndPrintDeployChecks(Object.fromEntries(checks), project);
  const lines = String(print.mock.lastCall?.[0]).trim().split('\n').slice(1);
  return lines.map((line) => line.trim());
}

const emailOf = (account: string) => `${account}@my-hotels.iam.gserviceaccount.com`;
it('npm run doctor reports a function that runs as a service account other than those of the site', async () => {
  const running = (name: string, serviceAccountEmail: string) => ({
    name: `projects/my-hotels/locations/europe-west1/functions/${name}`,
    serviceConfig: { serviceAccountEmail },
  });
  const functions = ['site-reader', 'site-writer', 'site-worker', 'site-team'].map((one) =>
    running('ours', emailOf(one)),
  );
  given('/locations/-/functions', { functions });
  expect(await said('The functions run')).toEqual([expect.stringContaining('✔')]);
  const other = running('journal', '1234-compute@developer.gserviceaccount.com');
  given('/locations/-/functions', { functions: [...functions, other] });
  expect(await said('The functions run')).toEqual([
    expect.stringContaining('✖ journal runs as 1234-compute@developer.gserviceaccount.com,'),
  ]);
});

it('npm run doctor lists, by their French labels, settings that are still examples or empty', async () => {
  const notes = await said('No setting');
  expect(notes[0]).toBe(
    '✖ « Adresse e-mail de contact » is not yours yet (contact@revue.test): change it in /admin/reglages.',
  );
  expect(notes.join()).toContain('« Médiation de la consommation » is not yours yet (empty)');
  expect(notes.join()).toContain('« Témoignages de l’accueil » is not yours yet (invented');
  expect(notes).toHaveLength(14);
  const texts = {
    contact_email: 'bonjour@maison.fr',
    phone: '01 02 03 04 05',
    whatsapp: '',
    partner_search_url: 'https://www.partenaire.fr/?q=',
    publisher_name: 'Maison SARL',
    publisher_address: '1, rue Haute, Lille',
    publisher_registration: 'RCS Nice 812 345 678',
    publisher_vat: '',
    director_name: 'Zoé Blanc',
    travel_registration: 'Sans objet',
    mediation: 'Médiation Tourisme',
    pictures_origin: 'Zoé Blanc',
  };
  const fields = Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]);
  const stored = (testimonials: object) => {
    const lists = { home_testimonials: testimonials, holiday_testimonials: { arrayValue: {} } };
    given('/settings/site', { name: 'site', fields: { ...Object.fromEntries(fields), ...lists } });
  };
  const content = EXAMPLE_HOME_TESTIMONIALS[0]?.content;
  stored({
    arrayValue: { values: [{ mapValue: { fields: { content: { stringValue: content } } } }] },
  });
  expect(await said('No setting')).toEqual([expect.stringContaining('(invented')]);
  stored({ arrayValue: {} });
  expect(await said('No setting')).toEqual(['✔ No setting is an example any more.']);
});

it.each([
  [
    { error: { details: [{ reason: 'SERVICE_DISABLED' }] } },
    403,
    'is not enabled yet: npm run setup.',
  ],
  [{ error: { message: 'Denied.' } }, 403, 'let one of its owners make you one too.'],
  [{}, 401, 'Sign in again with `gcloud auth login --update-adc`.'],
  [
    { error: { message: 'Sleepy.\nMore' } },
    503,
    'identitytoolkit.googleapis.com answers 503: Sleepy.',
  ],
])(
  'a check of npm run doctor that Google answers with %j (%i) fails, and names the next step',
  async (body, status, words) => {
    given('', body, status);
    const [line = ''] = await said('Somebody');
    expect(line).toMatch(/^✖ Somebody is an administrator\. Unknown: [^\n]+$/);
    expect(line.endsWith(words)).toBe(true);
  },
);

it('npm run doctor reports that nobody is an administrator', async () => {
  given('maxResults=1000', {});
  expect(await said('Somebody')).toEqual([expect.stringContaining('Nobody is an administrator')]);
});

it('npm run doctor distinguishes a failing site from a domain that does not lead to the site yet', async () => {
  const health = 'The functions answer';
  given('/api/health', { late: ['mails'] }, 503);
  expect(await said(health)).toEqual([
    expect.stringContaining('(/api/health: 503 {"late":["mails"]}): '),
  ]);
  answers = { 'my-hotels.web.app/api/health': { status: 200, body: {} } };
  expect(await said(health)).toEqual([
    expect.stringMatching(
      /^✖ https:\/\/www\.example\.fr does not lead to the site yet.+connect the domain/,
    ),
  ]);
  given('www.example.fr/api/health', {});
  expect(await said(health)).toEqual(['✔ The functions answer, and nothing is late.']);
});

it('npm run doctor shows the time of the last backup, and browser errors since the deployment', async () => {
  const notes = async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    await printLastBackupAndErrorCount(project);
    return String(print.mock.lastCall?.[0])
      .trim()
      .split('\n')
      .map((line) => line.trim());
  };
  const functions = '/locations/-/functions';
  given('/locations/-/backups', {});
  given(functions, {});
  expect(await notes()).toEqual(['· No backup has run yet.', '· Nothing is deployed yet.']);
  const backups = ['2026-11-27T03:00:00Z', '2026-11-28T03:00:00Z', '2026-11-26T03:00:00Z'];
  given('/locations/-/backups', { backups: backups.map((snapshotTime) => ({ snapshotTime })) });
  const times = ['2026-11-20T08:01:00Z', '2026-11-20T08:00:00Z'];
  given(functions, { functions: times.map((updateTime) => ({ updateTime })) });
  given('/v2/entries:list', { entries: [{}, {}] });
  expect(await notes()).toEqual([
    '· The last backup of the database was made at 2026-11-28T03:00:00Z.',
    expect.stringContaining('· 2 errors in browsers since the deployment of 2026-11-20T08:01:00Z.'),
  ]);
  given('/v2/entries:list', {}, 403);
  expect(await notes()).toContainEqual(expect.stringMatching(/^· Unknown: [^\n]+403/));
});

test.each(['', '{', '{}', '{"projects": {"default": "demo-hotels"}}'])(
  'a .firebaserc with %o names no project, and the error says so in one sentence',
  (text) => {
    expect(() => parseFirebasercProjectId(text)).toThrow(/^\.firebaserc names no project[^\n]+\.$/);
    expect(parseFirebasercProjectId('{"projects": {"default": "my-hotels"}}')).toBe('my-hotels');
  },
);

const settings = {
  VITE_FIREBASE_PROJECT_ID: 'my-hotels',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-hotels.firebaseapp.com',
  VITE_SITE_URL: 'https://www.example.org',
};

test.each([{ VITE_FIREBASE_API_KEY: '' }, { VITE_SITE_URL: 'https://www.example.org/' }])(
  'the check of build settings changed by %j reports that setting alone',
  (changes) => {
    const wrong = listWrongBuildSettings({ ...settings, ...changes }, 'my-hotels');
    expect(wrong).toEqual(Object.keys(changes));
    expect(listWrongBuildSettings(settings, 'my-hotels')).toEqual([]);
  },
);
