import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { EXAMPLE_HOLIDAY_TESTIMONIALS, EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { store } from '../../../support/fake-firestore.ts';
import { answerRequests } from '../../../support/network.ts';
import { serverPage } from '../server-page.ts';

// Read when the application is loaded: this file's project is not a demo.
vi.hoisted(() => vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'maison-vivante'));

// The server that gives a function the token of its account.
beforeEach(() => answerRequests('/computeMetadata/', () => Response.json({ access_token: 'a' })));

const EXAMPLES = [...EXAMPLE_HOME_TESTIMONIALS, ...EXAMPLE_HOLIDAY_TESTIMONIALS];
const OWN = { name: 'Zoé', destination: 'Oslo', date: 'mai 2026', content: 'Au calme.' };
const PAGES = ['/', '/vacances-sur-mesure'];

async function expectNoExample(path: string) {
  const { html } = await serverPage(path);
  const text = html.replaceAll('&#x27;', "'").replaceAll('\\u202f', '\u202f');
  for (const { name, content } of EXAMPLES) {
    expect(text).not.toContain(name);
    expect(text).not.toContain(content.slice(0, 40));
  }
  return html;
}

const SECTIONS = /id="(?:temoignages|paroles)"|Témoignages|Ils en reviennent/;

it.each(PAGES)(
  'on a site whose Firebase project is no demo, %s has no testimonials before settings are saved',
  async (path) => {
    expect(await expectNoExample(path)).not.toMatch(SECTIONS);
  },
);

it.each(PAGES)(
  'on a site whose Firebase project is no demo, saving the default settings shows no example testimonials on %s',
  async (path) => {
    store('settings', [{ id: SETTINGS_DOC_ID, ...DEFAULT_SETTINGS }]);
    const html = await expectNoExample(path);
    expect(html).not.toMatch(SECTIONS);
    expect(html).toContain('home_testimonials');
  },
);

it('on a site whose Firebase project is no demo, the owners’ testimonials are shown, but not the invented examples', async () => {
  const holiday = [{ ...OWN, content: 'Sans bruit.' }, ...EXAMPLE_HOLIDAY_TESTIMONIALS];
  const lists = {
    home_testimonials: [...EXAMPLE_HOME_TESTIMONIALS, OWN],
    holiday_testimonials: holiday,
  };
  store('settings', [{ id: SETTINGS_DOC_ID, ...DEFAULT_SETTINGS, ...lists }]);
  expect(await expectNoExample('/')).toMatch(/aria-label="1 sur 1"[^§]*Au calme\./);
  expect(await expectNoExample('/vacances-sur-mesure')).toContain('Sans bruit.');
});
