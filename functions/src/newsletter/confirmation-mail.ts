import { randomUUID } from 'node:crypto';
import { newsletterPromise } from '../../../src/domain/newsletter/newsletter.ts';
import {
  CONFIRMATION_DAYS,
  type LinkAction,
  linkApi,
  linkPage,
  TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import type { SiteSettings } from '../../../src/domain/settings/site-settings.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import type { OutgoingMail } from '../mail/outbox.ts';
import { createLinkToken } from './link-token.ts';

/** What links need: the URL of the site, and the secret that encrypts their tokens. */
export type LinkSettings = { siteUrl: string; secret: string };

type Confirmation = {
  subscriptionId: string;
  email: string;
  sentAt: Date;
  settings?: SiteSettings;
};

/** The mail that asks an address to confirm its sign-up. Its id, which is logged, is random. */
export async function confirmationMail(
  { siteUrl, secret }: LinkSettings,
  { subscriptionId, email, sentAt, settings = {} }: Confirmation,
): Promise<OutgoingMail> {
  const claim = { subscriptionId, issuedAt: sentAt.getTime() };
  const unsubscribe = await createLinkToken(secret, 'unsubscribe', claim);
  const confirm = await createLinkToken(secret, 'confirm', claim);
  const url = (path: string, token: string) => `${siteUrl}${path}?${TOKEN_PARAM}=${token}`;
  const leave: LinkAction = 'desinscription';
  return {
    id: `newsletter-${randomUUID()}`,
    kind: 'newsletter-confirmation',
    to: email,
    replyTo: null,
    subject: `Confirmez votre inscription à la lettre de ${BRAND}`,
    content: {
      preheader: 'Un geste, et la lettre vous parviendra.',
      title: 'Confirmez votre inscription',
      blocks: [
        {
          type: 'paragraph',
          text: `Vous avez demandé à recevoir la lettre de ${BRAND}\u00a0: ${newsletterPromise(settings).asked}`,
        },
        {
          type: 'button',
          label: 'Confirmer mon inscription',
          href: url(linkPage('confirmation'), confirm),
        },
        {
          type: 'paragraph',
          text: `Ce lien est valable ${CONFIRMATION_DAYS} jours. Si vous n’avez rien demandé, ne faites rien\u00a0: sans confirmation, vous ne recevrez aucune lettre.`,
        },
        {
          type: 'fields',
          fields: [
            {
              label: 'Se désinscrire, effacer ses données',
              value: 'Ouvrir la page de désinscription',
              href: url(linkPage(leave), unsubscribe),
            },
          ],
        },
      ],
      footnote: `Vous recevez ce message parce que cette adresse a été inscrite à la lettre de ${BRAND}.`,
    },
    headers: {
      'List-Unsubscribe': `<${url(linkApi(leave), unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    requestId: null,
    subscriptionId,
  };
}
