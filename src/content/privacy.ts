import {
  CACHED_CONTENT_RETENTION_DAYS,
  FIGURES_RETENTION_MONTHS,
  HOST_LOG_RETENTION_DAYS,
  OUTBOX_RETENTION_DAYS,
  REQUEST_RETENTION_YEARS,
  SUBSCRIBER_RETENTION_YEARS,
  UNCONFIRMED_RETENTION_DAYS,
} from '#domain/site/limits.ts';
import {
  HAS_SEEN_INTRO_KEY,
  NEWSLETTER_POPUP_CLOSED_KEY,
  SAVED_HOTELS_KEY,
  STORAGE_ASKED_KEY,
} from '#domain/site/storage-keys.ts';

/** Processing of personal data, by purpose: data, legal basis and retention. */
export const PROCESSINGS = [
  {
    title: 'Newsletter',
    rows: [
      {
        term: 'Données',
        text: 'Votre adresse e-mail, le formulaire utilisé, les dates, et la version du texte que vous avez accepté ou, si vous nous avez donné votre accord autrement, comment\u00a0: c’est la preuve de votre consentement.',
      },
      {
        term: 'Fondement',
        text: 'Votre consentement, en deux temps\u00a0: votre inscription ne prend effet qu’après le clic sur le lien de confirmation envoyé à votre adresse, et vous ne recevez rien d’autre avant.',
      },
      {
        term: 'Durée',
        text: `Jusqu’à votre désinscription, possible par un lien dans chaque envoi\u202f; l’adresse reste alors inactive, comme preuve, sauf si vous en demandez l’effacement sur la même page. Une inscription qui n’est pas confirmée est effacée après ${UNCONFIRMED_RETENTION_DAYS} jours. Dans tous les cas, elle est effacée ${SUBSCRIBER_RETENTION_YEARS} ans après notre dernier contact.`,
      },
    ],
  },
  {
    title: 'Messages et demandes de vacances sur mesure',
    rows: [
      {
        term: 'Données',
        text: 'Ce que vous écrivez dans le formulaire\u00a0: nom, moyen de vous joindre, message et, pour un voyage, vos souhaits, vos dates et votre budget.',
      },
      {
        term: 'Fondement',
        text: 'Les démarches que vous nous demandez avant un éventuel séjour, et notre intérêt légitime à répondre à qui nous écrit.',
      },
      {
        term: 'Durée',
        text: `Le temps de vous répondre et de suivre votre projet, et ${REQUEST_RETENTION_YEARS} ans après notre réponse, ou après votre message s’il est resté sans suite\u202f; puis tout est effacé. Nos serveurs ne gardent pas le texte des e-mails envoyés à cette occasion.`,
      },
    ],
  },
  {
    title: 'Chiffres de lecture',
    rows: [
      {
        term: 'Données',
        text: 'Aucune qui vous désigne. Votre navigateur signale qu’un hôtel ou un article est lu, et qu’un hôtel est mis en favori, partagé ou suivi jusqu’au site de réservation\u00a0: rien d’autre que le nom de la page et l’action, sans cookie ni identifiant. Seules des sommes par jour sont gardées. L’adresse IP ne l’est pas\u00a0: une empreinte irréversible, en mémoire vive, empêche que l’on compte mille fois la même visite.',
      },
      {
        term: 'Fondement',
        text: 'Notre intérêt légitime à savoir ce qui est lu, pas par qui. Si votre navigateur demande à ne pas être suivi (Do Not Track, Global Privacy Control) ou à économiser les données, rien n’est signalé.',
      },
      {
        term: 'Durée',
        text: `${FIGURES_RETENTION_MONTHS} mois pour les sommes\u202f; une heure au plus pour l’empreinte.`,
      },
    ],
  },
  {
    title: 'Sécurité et fonctionnement',
    rows: [
      {
        term: 'Données',
        text: 'Les journaux techniques de l’hébergeur (adresse IP, page demandée, heure) et, à l’envoi d’un formulaire, une empreinte de l’adresse IP et de l’adresse e-mail, qui sert à limiter les envois répétés.',
      },
      {
        term: 'Fondement',
        text: 'Notre intérêt légitime à tenir le site ouvert aux lecteurs et fermé aux robots.',
      },
      {
        term: 'Durée',
        text: `${HOST_LOG_RETENTION_DAYS} jours pour les journaux\u202f; l’empreinte expire d’elle-même avec la limite qu’elle sert à tenir.`,
      },
    ],
  },
] as const;

/** Data stored in the visitor's browser, under their real keys, with their retention. */
export const STORED_DATA = [
  {
    term: HAS_SEEN_INTRO_KEY,
    text: 'Que vous avez vu l’introduction, pour ne pas vous la montrer deux fois. Jusqu’à ce que vous l’effaciez.',
  },
  {
    term: SAVED_HOTELS_KEY,
    text: 'Les hôtels que vous mettez en favoris, avec leurs images et vos notes, pour les relire hors connexion. Jusqu’à ce que vous les retiriez.',
  },
  {
    term: STORAGE_ASKED_KEY,
    text: 'Que votre navigateur a été prié de ne pas effacer vos favoris de lui-même. Jusqu’à ce que vous l’effaciez.',
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
