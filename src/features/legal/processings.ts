import {
  HOST_LOG_RETENTION_DAYS,
  MAIL_BODY_RETENTION_DAYS,
  SUBSCRIBER_RETENTION_YEARS,
  UNCONFIRMED_RETENTION_DAYS,
} from '#domain/site/retention.ts';

/** What is done with personal data: each purpose with its data, its legal basis and its duration. */
export const PROCESSINGS = [
  {
    title: 'Newsletter',
    rows: [
      {
        term: 'Données',
        text: 'Votre adresse email, le formulaire utilisé, la date, et la version du texte que vous avez accepté\u202f: c’est la preuve de votre consentement.',
      },
      {
        term: 'Fondement',
        text: 'Votre consentement, en deux temps\u202f: votre inscription ne prend effet qu’après le clic sur le lien de confirmation envoyé à votre adresse.',
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
        text: 'Ce que vous écrivez dans le formulaire\u202f: nom, moyen de vous joindre, message et, pour un voyage, vos souhaits, vos dates et votre budget.',
      },
      {
        term: 'Fondement',
        text: 'Les démarches que vous nous demandez avant un éventuel séjour, et notre intérêt légitime à répondre à qui nous écrit.',
      },
      {
        term: 'Durée',
        text: `Le temps de vous répondre et de suivre votre projet. Le texte des courriels envoyés à cette occasion est effacé de nos serveurs ${MAIL_BODY_RETENTION_DAYS} jours après leur envoi, ou après votre message s’ils n’ont pas pu partir.`,
      },
    ],
  },
  {
    title: 'Sécurité et fonctionnement',
    rows: [
      {
        term: 'Données',
        text: 'Les journaux techniques de l’hébergeur (adresse IP, page demandée, heure) et, à l’envoi d’un formulaire, une empreinte irréversible de l’adresse IP, qui sert à limiter les envois répétés.',
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
