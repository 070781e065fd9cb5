import { expect, test, vi } from 'vitest';
import { ABOUT_QUOTE, ABOUT_STORY, AUTHOR, QUALITY_COMMITMENTS } from '#content/about.ts';
import { HOLIDAY_TESTIMONIALS } from '#content/holiday-testimonials.ts';
import { serverPage } from './server-page.ts';

vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

/** What each page that reads no records says, and the types of its structured data. */
const PAGES = {
  '/about': {
    title: 'À Propos | Grand Séjour',
    types: ['Organization', 'BreadcrumbList'],
    texts: [
      ...[...ABOUT_STORY, ABOUT_QUOTE, AUTHOR.name, AUTHOR.role, 'Lire le journal'],
      ...QUALITY_COMMITMENTS.flatMap(({ title, text }) => [title, text]),
    ],
  },
  '/contact': {
    title: 'Contact | Grand Séjour',
    types: ['Organization', 'BreadcrumbList'],
    texts: [
      'nous répondons',
      'name="firstName"',
      'name="lastName"',
      'name="email"',
      'name="message"',
    ],
  },
  '/vacances-sur-mesure': {
    title: 'Vacances Sur-Mesure | Grand Séjour',
    types: ['BreadcrumbList'],
    texts: [
      ...['100\u202f% gratuit', 'Sur mesure', 'Rapide', 'En confiance'],
      ...['Vous nous écrivez', 'Nous cherchons', 'Nous proposons', 'Vous réservez'],
      'recontacte sous\u00a024\u202fh',
      'Trois à cinq propositions sur mesure',
      ...['prenom', 'nom', 'methodeContact', 'typeVacances', 'dateDepart', 'message'].map(
        (name) => `name="${name}"`,
      ),
      ...HOLIDAY_TESTIMONIALS.map(({ name }) => name),
    ],
  },
  '/favoris': {
    title: 'Mes favoris | Grand Séjour',
    types: ['BreadcrumbList'],
    texts: ['Vos favoris</h1>', 'Chargement de vos favoris…', 'content="noindex, follow"'],
  },
  '/favicon-editor': {
    title: 'Grand Séjour',
    types: [],
    texts: ['L’éditeur est temporairement désactivé, afin d’éviter les conflits de favicon.'],
  },
};

test.each(Object.entries(PAGES))(
  'the server’s page of %s says all it has to',
  async (path, page) => {
    const { status, html, head, data } = await serverPage(path);
    expect(status).toBe(200);
    expect(head).toContain(`${page.title}</title>`);
    expect(data.map((item) => item['@type'])).toEqual(page.types);
    const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const said of page.texts) expect(text).toContain(said);
  },
);
