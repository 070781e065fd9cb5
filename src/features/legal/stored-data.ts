import { CACHED_CONTENT_RETENTION_DAYS, OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import {
  HAS_SEEN_INTRO_KEY,
  NEWSLETTER_POPUP_CLOSED_KEY,
  SAVED_HOTELS_KEY,
} from '#domain/site/storage-keys.ts';

/** What this site writes in the visitor's browser, by its real names, and for how long. */
export const STORED_DATA = [
  {
    term: HAS_SEEN_INTRO_KEY,
    text: 'Que vous avez vu l’introduction, pour ne pas vous la montrer deux fois. Jusqu’à ce que vous l’effaciez.',
  },
  {
    term: SAVED_HOTELS_KEY,
    text: 'Les hôtels que vous mettez en favoris, avec leurs images, pour les relire hors connexion. Jusqu’à ce que vous les retiriez.',
  },
  {
    term: 'Contenus déjà lus',
    text: `Les hôtels, destinations et articles que vous avez ouverts, les images vues et les fichiers du site, pour la vitesse et la lecture hors connexion. ${CACHED_CONTENT_RETENTION_DAYS} jours au plus pour les contenus et les images.`,
  },
  {
    term: NEWSLETTER_POPUP_CLOSED_KEY,
    text: 'Que vous avez fermé la fenêtre de la newsletter. Jusqu’à la fermeture de l’onglet.',
  },
  {
    term: 'Position de lecture',
    text: 'Où vous en étiez dans une page, pour vous y ramener par le bouton Précédent. Jusqu’à la fermeture de l’onglet.',
  },
  {
    term: 'Brouillons de formulaires',
    text: 'Ce que vous avez commencé à écrire, pour que rien ne se perde si la page se recharge. Jusqu’à l’envoi ou à la fermeture de l’onglet.',
  },
  {
    term: 'Envois en attente',
    text: `Un formulaire envoyé hors connexion, le temps que le réseau revienne. Jusqu’à l’envoi, ${OUTBOX_RETENTION_DAYS} jours au plus.`,
  },
] as const;
