import {
  CONFIRMATION_DAYS,
  type LinkAction,
  linkApi,
  linkPage,
  TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { signLinkToken } from './link-token.ts';
import { mailPrefix } from './mail-prefix.ts';

/** What links are made of: where the site is, and what signs them. */
export type LinkMaker = { siteUrl: string; secret: string };

type Confirmation = { subscriptionId: string; email: string; sentAt: Date };

/**
 * The mail that asks whether the address wanted to subscribe, with the links to say yes and no. Its
 * id holds the time, as an address that waits may be written to again.
 */
export function confirmationMail(
  { siteUrl, secret }: LinkMaker,
  { subscriptionId, email, sentAt }: Confirmation,
): OutgoingMail {
  const claim = { subscriptionId, issuedAt: sentAt.getTime() };
  const unsubscribe = signLinkToken(secret, 'unsubscribe', claim);
  const confirm = signLinkToken(secret, 'confirm', claim);
  const address = (path: string, token: string) => `${siteUrl}${path}?${TOKEN_PARAM}=${token}`;
  const leave: LinkAction = 'desinscription';
  return {
    id: `${mailPrefix(secret, subscriptionId)}${sentAt.getTime()}`,
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
          text: `Vous avez demandé à recevoir la lettre de ${BRAND}\u202f: le premier jeudi du mois, quatre maisons, un itinéraire, les offres de nos partenaires.`,
        },
        {
          type: 'button',
          label: 'Confirmer mon inscription',
          href: address(linkPage('confirmation'), confirm),
        },
        {
          type: 'paragraph',
          text: `Ce lien est valable ${CONFIRMATION_DAYS} jours. Si vous n’avez rien demandé, ne faites rien\u202f: sans confirmation, vous ne recevrez aucune lettre.`,
        },
        {
          type: 'fields',
          fields: [
            {
              label: 'Se désinscrire, effacer ses données',
              value: 'Ouvrir la page de désinscription',
              href: address(linkPage(leave), unsubscribe),
            },
          ],
        },
      ],
      footnote: `Vous recevez ce message parce que cette adresse a été inscrite à la lettre de ${BRAND}.`,
    },
    headers: {
      'List-Unsubscribe': `<${address(linkApi(leave), unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    requestId: null,
  };
}
