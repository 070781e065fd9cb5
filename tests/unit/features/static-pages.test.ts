import { expect, test } from 'vitest';
import { ABOUT_QUOTE, ABOUT_STORY, DEFAULT_AUTHOR, QUALITY_COMMITMENTS } from '#content/about.ts';
import { LEGAL_IDENTITY, SITE_CONTACT } from '#content/legal.ts';
import { EXAMPLE_HOLIDAY_TESTIMONIALS } from '#content/testimonials.ts';
import { TAGLINE } from '#domain/site/brand.ts';
import {
  FAVOURITES_IDB_KEY,
  INTRO_SEEN_LOCAL_STORAGE_KEY,
  NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY,
} from '#domain/site/storage-keys.ts';
import { serverPage } from './server-page.ts';

/** Pages that read no records: their title, types of structured data, and expected texts. */
const PAGES = {
  '/about': {
    title: 'À Propos | Grand Séjour',
    types: ['Organization', 'BreadcrumbList'],
    texts: [
      ...ABOUT_STORY,
      ABOUT_QUOTE,
      DEFAULT_AUTHOR.author_name,
      DEFAULT_AUTHOR.author_role,
      'Lire le journal',
      ...Object.entries(QUALITY_COMMITMENTS).flat(),
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
      '100\u202f% gratuit',
      'Sur mesure',
      'Rapide',
      'En confiance',
      'Vous nous écrivez',
      'Nous cherchons',
      'Nous proposons',
      'Vous réservez',
      'recontacte sous\u00a024\u202fh',
      'Trois à cinq propositions sur mesure',
      ...['prenom', 'nom', 'methodeContact', 'typeVacances', 'dateDepart', 'message'].map(
        (name) => `name="${name}"`,
      ),
      ...EXAMPLE_HOLIDAY_TESTIMONIALS.flatMap(({ name, content, destination }) => [
        name,
        content,
        destination,
      ]),
    ],
  },
  '/legal': {
    title: 'Mentions légales | Grand Séjour',
    types: [],
    texts: [
      ...Object.values(LEGAL_IDENTITY),
      `mailto:${SITE_CONTACT.contact_email}`,
      'hors de l’Union européenne',
      'Firebase Authentication',
      'nous pouvons recevoir une commission',
      // Retention, consent and rights.
      'effacée 3 ans après notre dernier contact',
      'ne gardent pas le texte des e-mails',
      '3 ans après notre réponse, ou après votre message',
      'lien de confirmation envoyé à votre adresse',
      'preuve de votre consentement',
      'rectifier ou effacer',
      'CNIL',
      // What is counted, and how to opt out.
      'Nous comptons les lectures sans savoir qui lit',
      'sans cookie ni identifiant',
      'Do Not Track, Global Privacy Control',
      '25 mois pour les sommes',
      // Everything stored in the browser, by key where there is a key.
      'ni cookie, ni traceur',
      INTRO_SEEN_LOCAL_STORAGE_KEY,
      FAVOURITES_IDB_KEY,
      NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY,
      'Contenus déjà lus',
      'Position de lecture',
      'Brouillons de formulaires',
      'Envois en attente',
    ],
  },
  '/accessibilite': {
    title: 'Accessibilité | Grand Séjour',
    types: [],
    texts: [
      'État de conformité',
      'Ce qui n’est pas encore accessible',
      `mailto:${SITE_CONTACT.contact_email}`,
      'Défenseur des droits',
      TAGLINE,
    ],
  },
  '/favoris': {
    title: 'Mes favoris | Grand Séjour',
    types: [],
    texts: [
      'Mes favoris</h1>',
      'Chargement de vos favoris…',
      'content="noindex, follow"',
      'content="Les hôtels que vous avez sauvegardés, à lire même sans connexion."',
    ],
  },
  '/favicon-editor': {
    title: 'Grand Séjour',
    types: [],
    texts: ['L’éditeur est temporairement désactivé, afin d’éviter les conflits de favicon.'],
  },
};

test.each(Object.entries(PAGES))(
  'the server-rendered page %s has its title, structured data and required texts',
  async (path, page) => {
    const { status, html, head, data } = await serverPage(path);
    expect(status).toBe(200);
    expect(head).toContain(`${page.title}</title>`);
    expect(data.map((item) => item['@type'])).toEqual(page.types);
    const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const said of page.texts) expect(text).toContain(said);
  },
);

test('the legal notices have their headings in order, and a link to each heading', async () => {
  const { body } = await serverPage('/legal');
  const headings = [...body.matchAll(/<h2[^>]* id="([^"]+)"[^>]*>([^<]+)<\/h2>/g)].slice(1, 9);
  expect(headings.map(([, , heading]) => heading)).toEqual([
    'Éditeur du site',
    'Direction de la publication',
    'Hébergement',
    'Propriété intellectuelle',
    'Responsabilité',
    'Données personnelles (RGPD)',
    'Cookies et stockage local',
    'Droit applicable',
  ]);
  for (const [, id] of headings) expect(body).toContain(`href="#${id}"`);
});
