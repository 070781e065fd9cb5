import {
  CURRENT_NEWSLETTER_CONSENT_VERSION,
  type NewsletterSource,
} from '#domain/newsletter/newsletter.ts';

/** A demo newsletter subscription. The script that stores it adds the document's id, a hash of the email address. */
export type DemoSubscriber = {
  email: string;
  source: NewsletterSource;
  subscribed_at: string;
  active: boolean;
  consent_version: string;
  consent_at: string;
};

function subscriber(
  email: string,
  source: NewsletterSource,
  subscribedAt: string,
  active = true,
): DemoSubscriber {
  return {
    email,
    source,
    subscribed_at: subscribedAt,
    active,
    consent_version: CURRENT_NEWSLETTER_CONSENT_VERSION,
    consent_at: subscribedAt,
  };
}

/** Fourteen demo newsletter subscriptions; four of these people have unsubscribed. */
export const demoSubscribers: readonly DemoSubscriber[] = [
  subscriber('claire.vasseur@example.com', 'header', '2026-01-14T18:42:10.000Z'),
  subscriber('antoine.delmas@example.com', 'footer', '2026-01-29T07:15:33.000Z'),
  subscriber('m.roussel@example.org', 'scroll', '2026-02-11T21:08:54.000Z'),
  subscriber('lea.fontanel@example.net', 'footer', '2026-03-02T12:30:05.000Z', false),
  subscriber('hugo.bressan@example.com', 'header', '2026-03-20T09:51:47.000Z'),
  subscriber('solene-et-marc@example.org', 'scroll', '2026-04-08T20:17:22.000Z'),
  subscriber('camille.delattre@example.com', 'footer', '2026-04-27T06:44:01.000Z'),
  subscriber('bureau@example.net', 'header', '2026-05-19T15:03:39.000Z', false),
  subscriber('ines.carvalho@example.org', 'scroll', '2026-06-07T22:26:18.000Z'),
  subscriber('p.lemoine+voyages@example.com', 'footer', '2026-07-01T10:12:57.000Z'),
  subscriber('mathilde.roy@example.net', 'header', '2026-08-15T17:35:40.000Z'),
  subscriber('yann.kerdoncuff@example.com', 'scroll', '2026-09-12T19:58:12.000Z', false),
  subscriber('odile.marchetti@example.org', 'footer', '2026-10-03T08:20:29.000Z'),
  subscriber('theo.nguyen@example.com', 'scroll', '2026-10-26T20:47:03.000Z', false),
];
