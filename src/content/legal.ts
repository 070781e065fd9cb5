import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { withDefaults } from '#domain/settings/with-defaults.ts';
import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';
import {
  BROWSER_OUTBOX_RETENTION_DAYS,
  CACHED_CONTENT_RETENTION_DAYS,
  HOST_LOG_RETENTION_DAYS,
  REQUEST_RETENTION_YEARS,
  SUBSCRIBER_RETENTION_YEARS,
  UNCONFIRMED_SUBSCRIBER_RETENTION_DAYS,
  VISIT_COUNTS_RETENTION_MONTHS,
} from '#domain/site/limits.ts';
import {
  FAVOURITES_IDB_KEY,
  INTRO_SEEN_LOCAL_STORAGE_KEY,
  NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY,
} from '#domain/site/storage-keys.ts';

// Default identity of the site's publisher; the settings in /admin/reglages can override each field.

export const SITE_CONTACT = {
  contact_email: CONTACT_EMAIL,
  phone: '04 65 71 00 00',
};

/** Details that French law requires of a publisher (21 June 2004, article 1-1). The demo's numbers are made up. */
export const LEGAL_IDENTITY = {
  publisher_name: `${BRAND} SAS`,
  publisher_form: 'société par actions simplifiée au capital de 10\u202f000 euros',
  publisher_address: '12, quai des Voyageurs, 06300 Nice, France',
  publisher_registration: 'RCS Nice 000\u202f000\u202f000',
  publisher_vat: 'FR 00 000000000',
  director_name: 'Hélène Marsan',
  director_role: 'présidente',
  host_name: 'Google Cloud EMEA Limited (Firebase)',
  host_address: '70 Sir John Rogerson’s Quay, Dublin 2, Irlande',
  host_contact: 'https://firebase.google.com/support',
  host_location: 'dans l’Union européenne',
  // Facts that only the site's owners know; the legal notice omits those left empty.
  travel_registration: '',
  mediation: '',
  pictures_origin: '',
};

/** Returns the line that names the site's publisher, for the foot of mails. */
export function publisherLine(settings: SiteSettings): string {
  const { publisher_name, publisher_address } = withDefaults(settings, LEGAL_IDENTITY);
  return `${publisher_name}, ${publisher_address}`;
}

/** Text of the legal notice about data processing outside the European Union. */
export const DATA_OUTSIDE_EU_TEXT =
  'Pour la vitesse, les pages et les images, qui ne contiennent aucune donnée personnelle, sont servies par un réseau mondial (CDN)\u00a0: votre adresse IP peut donc être reçue hors de l’Union européenne, par le point d’accès le plus proche de vous. Les comptes des administrateurs, et eux seuls, sont gérés aux États-Unis par Google LLC (Firebase Authentication), sur la base de la décision d’adéquation (UE) 2023/1795 du 10 juillet 2023, ou, à défaut, des clauses contractuelles types de la Commission européenne.';

export const LEGAL_UPDATED_ON = '2026-11-29';

/** Titles of the sections of the legal notice, by their anchors. */
export const LEGAL_SECTION_TITLES = {
  editeur: 'Éditeur du site',
  direction: 'Direction de la publication',
  hebergement: 'Hébergement',
  propriete: 'Propriété intellectuelle',
  responsabilite: 'Responsabilité',
  donnees: 'Données personnelles (RGPD)',
  cookies: 'Cookies et stockage local',
  droit: 'Droit applicable',
};

/** The legal notice's list of purposes for which personal data are processed, with legal basis and retention. */
export const DATA_PROCESSINGS: Record<string, Record<string, string>> = {
  Newsletter: {
    Données:
      'Votre adresse e-mail, qui est obligatoire, le formulaire utilisé, les dates, et la version du texte que vous avez accepté ou, si vous nous avez donné votre accord autrement, comment\u00a0: c’est la preuve de votre consentement.',
    'Base légale':
      'Votre consentement, en deux temps\u00a0: votre inscription ne prend effet qu’une fois confirmée sur la page où mène le lien de confirmation envoyé à votre adresse, et vous ne recevez rien d’autre avant.',
    'Durée de conservation': `Jusqu’à votre désinscription, possible par un lien dans chaque envoi\u202f; nous gardons alors votre adresse comme seule preuve de ce choix, sauf si vous l’effacez sur la même page. Une inscription qui n’est pas confirmée est effacée après ${UNCONFIRMED_SUBSCRIBER_RETENTION_DAYS} jours. Dans tous les cas, elle est effacée ${SUBSCRIBER_RETENTION_YEARS} ans après notre dernier contact.`,
  },
  'Messages et demandes de vacances sur mesure': {
    Données:
      'Ce que vous écrivez dans le formulaire\u00a0: nom, moyen de vous joindre, message et, pour un voyage, vos souhaits, vos dates et votre budget. Les champs obligatoires sont signalés\u00a0: sans eux, nous ne pourrions pas vous répondre. Les autres sont facultatifs.',
    'Base légale':
      'Les démarches que vous nous demandez avant un éventuel séjour, et notre intérêt légitime à répondre aux personnes qui nous écrivent.',
    'Durée de conservation': `Le temps de vous répondre et de suivre votre projet, et ${REQUEST_RETENTION_YEARS} ans après notre réponse, ou après votre message s’il est resté sans suite\u202f; puis tout est effacé. Nos serveurs ne gardent pas le texte des e-mails envoyés à cette occasion.`,
  },
  'Chiffres de lecture': {
    Données:
      'Aucune qui vous désigne. Votre navigateur signale qu’un hôtel ou un article est lu, et qu’un hôtel est mis en favori, partagé ou suivi jusqu’au site de réservation\u00a0: rien d’autre que le nom de la page et l’action, sans cookie ni identifiant. Seules des sommes par jour sont gardées. L’adresse IP ne l’est pas\u00a0: une empreinte irréversible, en mémoire vive, empêche que l’on compte mille fois la même visite.',
    'Base légale':
      'Notre intérêt légitime à savoir ce qui est lu, sans savoir par qui. Si votre navigateur demande à ne pas être suivi (Do Not Track, Global Privacy Control) ou à économiser les données, rien n’est signalé.',
    'Durée de conservation': `${VISIT_COUNTS_RETENTION_MONTHS} mois pour les sommes\u202f; une heure au plus pour l’empreinte.`,
  },
  'Sécurité et fonctionnement': {
    Données:
      'Les journaux techniques de l’hébergeur (adresse IP, page demandée, heure) et, à l’envoi d’un formulaire, une empreinte de l’adresse IP et de l’adresse e-mail, qui sert à limiter les envois répétés. Quand une page échoue, votre navigateur signale le message de l’erreur, et rien qui vous désigne.',
    'Base légale':
      'Notre intérêt légitime à tenir le site ouvert aux lecteurs et fermé aux robots.',
    'Durée de conservation': `${HOST_LOG_RETENTION_DAYS} jours pour les journaux\u202f; l’empreinte expire d’elle-même avec la limite qu’elle sert à tenir.`,
  },
};

/** The legal notice's list of data that the site stores in the visitor's browser, by storage key where there is one. */
export const BROWSER_STORAGE_PURPOSES: Record<string, string> = {
  [INTRO_SEEN_LOCAL_STORAGE_KEY]:
    'Que vous avez vu l’introduction, pour ne pas vous la montrer deux fois. Jusqu’à ce que vous l’effaciez.',
  [FAVOURITES_IDB_KEY]:
    'Les hôtels que vous mettez en favoris, avec leurs images et vos notes, pour les relire hors connexion. Jusqu’à ce que vous les retiriez.',
  'Contenus déjà lus': `Les hôtels, destinations et articles que vous avez ouverts, les images vues et les fichiers du site, pour la vitesse et la lecture hors connexion. ${CACHED_CONTENT_RETENTION_DAYS} jours au plus pour les contenus et les images.`,
  [NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY]:
    'Que vous avez fermé la fenêtre de la newsletter. Jusqu’à la fermeture de l’onglet.',
  'Position de lecture':
    'Où vous en étiez dans une page, pour vous y ramener par le bouton Précédent. Jusqu’à la fermeture de l’onglet.',
  'Brouillons de formulaires':
    'Ce que vous avez commencé à écrire, pour que rien ne se perde si la page se recharge. Jusqu’à l’envoi ou à la fermeture de l’onglet.',
  'Envois en attente': `Un formulaire envoyé hors connexion, le temps que le réseau revienne. Jusqu’à l’envoi, ${BROWSER_OUTBOX_RETENTION_DAYS} jours au plus.`,
};
