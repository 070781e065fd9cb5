import type { VisitorDataEntity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  SUBSCRIBER_RETENTION_YEARS,
  UNCONFIRMED_SUBSCRIBER_RETENTION_DAYS,
} from '#domain/site/limits.ts';
import { NewsletterSubscription, SUBSCRIPTION_FIELDS } from './newsletter-subscription.ts';

export const SUBSCRIBER_ENTITY = {
  kind: 'visitor data',
  collection: COLLECTIONS.newsletterSubscriptions,
  section: 'newsletter',
  noun: 'Abonnement',
  label: 'Newsletter',
  fields: SUBSCRIPTION_FIELDS,
  schema: NewsletterSubscription,
  title: null,
  shownBy: 'active',
  opensAt: 'list',
  order: { field: 'subscribed_at', direction: 'desc' },
  deletion: {
    doneDetail: "L'abonnement a été supprimé avec succès",
    failed: 'Erreur',
    failedDetail: "Impossible de supprimer l'abonnement",
  },
  personal: {
    by: 'email',
    // Audit log entries say « abonnement » instead of the subscription's id, because the id is a hash of the person's
    // email address.
    nameInAuditLog: 'abonnement',
    withheld: ['links'],
    retention: [
      {
        // This rule spares unconfirmed subscriptions with `unsubscribed_at`: the next rule keeps them three years, as
        // proof that the person objected.
        name: 'unconfirmed sign-ups',
        since: 'subscribed_at',
        days: UNCONFIRMED_SUBSCRIBER_RETENTION_DAYS,
        where: { active: false, confirmed_at: null, unsubscribed_at: null },
      },
      {
        // Subscriptions are erased three years after the reader's last contact, or their import.
        name: 'subscriptions',
        since: 'subscribed_at',
        years: SUBSCRIBER_RETENTION_YEARS,
        unless: ['confirmed_at', 'unsubscribed_at', 'activated_at'],
      },
    ],
  },
  mails: ['confirmation'],
  rejectsStale: {
    // An administrator cannot subscribe people again who have unsubscribed: they have to sign up themselves.
    isStale: (stored, { active }) => active === true && Boolean(stored.unsubscribed_at),
    text: 'Entre-temps, la personne s’est désinscrite, ou son abonnement a été supprimé.',
  },
} as const satisfies VisitorDataEntity<typeof NewsletterSubscription>;
