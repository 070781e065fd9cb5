import { describe, expect, it } from 'vitest';
import { EXAMPLE_HOLIDAY_TESTIMONIALS, EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { SETTINGS_DOC_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { store } from '../../../support/fake-firestore.ts';
import { serverPage } from '../server-page.ts';

const write = (settings: SiteSettings) => store('settings', [{ id: SETTINGS_DOC_ID, ...settings }]);

describe('a server-rendered page', () => {
  it('a server-rendered page sends the settings along, and shows the default texts as long as no settings were saved', async () => {
    const { html } = await serverPage('/legal');
    expect(html).toContain('\\"settings\\"');
    expect(html).toContain('RCS Nice 000\u202f000\u202f000');
  });

  it('the server-rendered legal notice shows the legal identity that owners entered, and leaves out the fields that they emptied', async () => {
    write({
      contact_email: 'bonjour@maison.fr',
      phone: '01 02 03 04 05',
      publisher_name: 'Maison SARL',
      publisher_form: '',
      publisher_vat: '',
      director_name: 'Zoé Blanc',
      director_role: '',
      host_location: 'en Norvège',
    });
    const { body } = await serverPage('/legal');
    expect(body).toContain('Maison SARL</dd>');
    expect(body).toContain('mailto:bonjour@maison.fr');
    expect(body).toContain('01 02 03 04 05</dd>');
    expect(body).toMatch(/dirigée par(?:<!-- -->)? (?:<!-- -->)?Zoé Blanc(?:<!-- -->)?\./);
    expect(body).toContain('en Norvège');
    expect(body).not.toContain('TVA intracommunautaire');
    expect(body).not.toContain('Grand Séjour SAS');
  });

  it('the server-rendered page /contact takes its social accounts, in all three places, and the day of the newsletter from the settings', async () => {
    write({
      instagram: '',
      tiktok: 'https://www.tiktok.com/@maison',
      newsletter_day: 'chaque solstice',
    });
    const { body } = await serverPage('/contact');
    expect(body.match(/tiktok\.com\/@maison"/g)).toHaveLength(3);
    expect(body).not.toContain('instagram.com');
    expect(body).toContain('Une lettre, chaque solstice');
  });

  it('the page /about shows the author that owners entered in the settings', async () => {
    write({ author_name: 'Zoé Blanc', author_role: '', author_bio: 'Un.\n\nDeux.' });
    const { body } = await serverPage('/about');
    expect(body).toContain('Zoé Blanc</h3>');
    expect(body).toContain('>Deux.</p>');
  });

  it('the structured data of a page have the owners’ contact details and social network accounts', async () => {
    write({ contact_email: 'bonjour@maison.fr', phone: '01 02 03 04 05', tiktok: '' });
    const { data: contact } = await serverPage('/contact');
    expect(contact[0]).toHaveProperty('email', 'bonjour@maison.fr');
    expect(contact[0]).toHaveProperty('telephone', '01 02 03 04 05');
    const { data: home } = await serverPage('/');
    expect(home[0]).toMatchObject({ '@type': 'WebSite', name: 'Grand Séjour' });
    expect(home[1]).toMatchObject({
      email: 'bonjour@maison.fr',
      sameAs: ['https://www.instagram.com/', 'https://wa.me/33600000000'],
    });
  });

  it('the legal notice leaves out the facts that only the owners know until they have entered them', async () => {
    const terms = ['Médiation de la consommation', 'Vente de voyages'];
    const { body: before } = await serverPage('/legal');
    expect(before).toContain('s’oppose à la fouille');
    for (const term of terms) expect(before).not.toContain(term);
    const travel_registration = 'Registre d’Atout France, IM006000000';
    const written = { travel_registration, mediation: 'Médiateur A', pictures_origin: 'Zoé Blanc' };
    write({ ...written, ai_training: true });
    const { body } = await serverPage('/legal');
    for (const text of [...terms, ...Object.values(written)]) expect(body).toContain(text);
    expect(body).not.toContain('s’oppose à la fouille');
  });

  it('a page shows the testimonials that owners entered, and no testimonials section if the owners’ list is empty', async () => {
    const quoted = { name: 'Zoé', destination: 'Oslo', date: 'mai 2026', content: 'Au calme.' };
    write({ home_testimonials: [quoted], holiday_testimonials: [] });
    const { body } = await serverPage('/');
    expect(body).toContain('Au calme.');
    expect(body).toContain('aria-label="1 sur 1"');
    expect(body).not.toContain('Claire et Antoine');
    expect((await serverPage('/vacances-sur-mesure')).body).not.toContain('Ils en reviennent');
  });

  it.each([
    ['/', 1],
    ['/vacances-sur-mesure', 5],
  ])(
    'on %s, testimonials that owners entered have no rating, but the invented examples have one',
    async (path, rated) => {
      const ratings = async () => (await serverPage(path)).body.split('sur 5</').length - 1;
      const quoted = { name: 'Zoé', destination: 'Oslo', date: 'mai 2026', content: 'Au calme.' };
      write({ home_testimonials: [quoted], holiday_testimonials: [quoted] });
      expect(await ratings()).toBe(0);
      write({
        home_testimonials: EXAMPLE_HOME_TESTIMONIALS,
        holiday_testimonials: [quoted, ...EXAMPLE_HOLIDAY_TESTIMONIALS],
      });
      expect(await ratings()).toBe(rated);
    },
  );
});

describe('the announcement', () => {
  const shown = (body: string) =>
    /<aside aria-label="Annonce"[^>]*><a>([^<]*)<\/a><\/aside>/.exec(body);

  it('the announcement in the settings is shown on the home page, above the site’s header', async () => {
    write({ announcement: 'Fermés <en> août', announcement_until: '2999-01-01' });
    const { body } = await serverPage('/');
    expect(shown(body)?.[1]).toBe('Fermés &lt;en&gt; août');
    expect(body.indexOf('<aside')).toBeLessThan(body.indexOf('<header'));
  });

  it('the announcement links to the page that the settings name for it, but never to another site', async () => {
    write({ announcement: 'Fermés', announcement_link: '/blog' });
    expect((await serverPage('/')).body).toMatch(/<a href="\/blog"[^>]*>Fermés<\/a><\/aside>/);
    write({ announcement: 'Fermés', announcement_link: '//ailleurs.example' });
    expect(shown((await serverPage('/')).body)?.[1]).toBe('Fermés');
  });

  it.each([
    ['before its first day', '/', { announcement_from: '2999-01-01' }],
    ['after its last day', '/', { announcement_until: '2020-01-01' }],
    ['on a page other than the home page', '/contact', {}],
  ])('the announcement in the settings is not shown %s', async (_when, path, dates) => {
    write({ announcement: 'Fermés', ...dates });
    const { body } = await serverPage(path);
    expect(shown(body)).toBeNull();
  });
});
