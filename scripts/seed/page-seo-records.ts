import type { DemoPageSeoRecord } from './seed-types.ts';

const UPDATED_AT = '2026-11-02T09:00:00.000Z';

/** Demo title, description and keywords of each page that is no record's; a document's id is the page's slug. */
export const demoPageSeoRecords: readonly DemoPageSeoRecord[] = [
  {
    id: 'home',
    page_slug: 'home',
    page_name: 'Accueil',
    seo_title: 'Hôtels cinq étoiles et palaces du monde',
    seo_description:
      'Palais, ryokans, villas et lodges : les meilleures adresses cinq étoiles, visitées et racontées une à une, pour des séjours que l’on n’oublie pas.',
    seo_keywords: 'hôtel de luxe, palace, hôtel cinq étoiles, guide de voyage, séjour de luxe',
    updated_at: UPDATED_AT,
  },
  {
    id: 'intro',
    page_slug: 'intro',
    page_name: 'Introduction',
    seo_title: 'Découvrez les plus beaux palaces du monde',
    seo_description:
      'Dix secondes d’horizons, de la Riviera aux Cyclades, avant d’entrer dans la revue des plus beaux hôtels du monde.',
    seo_keywords: 'plus beaux palaces, hôtels de luxe, voyage',
    updated_at: UPDATED_AT,
  },
  {
    id: 'destinations',
    page_slug: 'destinations',
    page_name: 'Destinations',
    seo_title: 'Tous nos hôtels, par région et par budget',
    seo_description:
      'Europe, Asie, Amérique, océan Indien : tous les hôtels que nous recommandons, à filtrer par région, par nom et par prix de la nuit.',
    seo_keywords: 'hôtels de luxe Europe, hôtels Asie, hôtels Amérique, hôtels océan Indien',
    updated_at: UPDATED_AT,
  },
  {
    id: 'blog',
    page_slug: 'blog',
    page_name: 'Blog',
    seo_title: 'Le journal : guides et récits de voyage',
    seo_description:
      'Guides, récits et conseils de celles et ceux qui dorment ailleurs pour de bon : trains de nuit, tables, bains, valises et bonnes saisons.',
    seo_keywords: 'blog voyage de luxe, guide hôtel, conseils de voyage, récits',
    updated_at: UPDATED_AT,
  },
  {
    id: 'lettre',
    page_slug: 'lettre',
    page_name: 'La lettre',
    seo_title: 'Les lettres parues',
    seo_description:
      'Le premier jeudi du mois\u00a0: quelques maisons, un itinéraire, ce qui grince. Toutes nos lettres se relisent ici, de la plus récente à la première.',
    seo_keywords: 'lettre de voyage, newsletter hôtels de luxe, adresses du mois',
    updated_at: UPDATED_AT,
  },
  {
    id: 'vacances-sur-mesure',
    page_slug: 'vacances-sur-mesure',
    page_name: 'Vacances Sur-Mesure',
    seo_title: 'Vacances sur mesure : service gratuit',
    seo_description:
      'Dites-nous l’envie, la saison et le budget : nous vous recontactons sous 24 h, puis vous adressons trois à cinq propositions. Service gratuit.',
    seo_keywords: 'voyage sur mesure, vacances de luxe, itinéraire personnalisé, service gratuit',
    updated_at: UPDATED_AT,
  },
  {
    id: 'about',
    page_slug: 'about',
    page_name: 'À Propos',
    seo_title: 'Qui dort là-bas, et comment nous choisissons',
    seo_description:
      'Notre histoire, notre rédaction et nos règles : dormir sur place, raconter aussi ce qui grince, ne jamais vendre une recommandation.',
    seo_keywords: 'guide d’hôtels indépendant, rédaction, engagements de qualité',
    updated_at: UPDATED_AT,
  },
  {
    id: 'contact',
    page_slug: 'contact',
    page_name: 'Contact',
    seo_title: 'Nous écrire',
    seo_description:
      'Une question sur un hôtel, une erreur à signaler, une adresse à nous confier ? Écrivez-nous : quelqu’un vous lit, et vous répond.',
    seo_keywords: 'contact, question hôtel, signaler une adresse',
    updated_at: UPDATED_AT,
  },
  {
    id: 'accessibilite',
    page_slug: 'accessibilite',
    page_name: 'Accessibilité',
    seo_title: 'Accessibilité',
    seo_description:
      'Déclaration d’accessibilité\u00a0: état de conformité, ce qui manque encore, contact et voies de recours.',
    seo_keywords: null,
    updated_at: UPDATED_AT,
  },
  {
    id: 'legal',
    page_slug: 'legal',
    page_name: 'Mentions légales',
    seo_title: 'Mentions légales',
    seo_description:
      'Éditeur, direction de la publication, hébergement, propriété intellectuelle, données personnelles et cookies.',
    seo_keywords: null,
    updated_at: UPDATED_AT,
  },
];
