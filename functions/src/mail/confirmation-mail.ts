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
import type { LinkPurpose } from '../forms/link-tokens.ts';
import type { OutgoingMail } from './layout.ts';
import { button, fieldList, paragraph } from './mail-blocks.ts';

export function confirmationMail(
  { id, email }: { id: string; email: string },
  tokens: Record<LinkPurpose, string>,
  { siteUrl, settings }: { siteUrl: string; settings: SiteSettings },
): OutgoingMail {
  const url = (path: string, token: string) => `${siteUrl}${path}?${TOKEN_PARAM}=${token}`;
  const leave: LinkAction = 'desinscription';
  return {
    kind: 'confirmation',
    id,
    to: email,
    replyTo: null,
    subject: `Confirmez votre inscription à la lettre de ${BRAND}`,
    title: 'Confirmez votre inscription',
    blocks: [
      paragraph(
        `Vous avez demandé à recevoir la lettre de ${BRAND}\u00a0: ${newsletterPromise(settings).asked}`,
      ),
      button('Confirmer mon inscription', url(linkPage('confirmation'), tokens.confirm)),
      paragraph(
        `Ce lien est valable ${CONFIRMATION_DAYS} jours. Si vous n’avez rien demandé, ne faites rien\u00a0: sans confirmation, vous ne recevrez aucune lettre.`,
      ),
      fieldList([
        {
          label: 'Se désinscrire, effacer ses données',
          value: 'Ouvrir la page de désinscription',
          href: url(linkPage(leave), tokens.unsubscribe),
        },
      ]),
    ],
    footnote: `Vous recevez ce message parce que cette adresse a été inscrite à la lettre de ${BRAND}.`,
    headers: {
      'List-Unsubscribe': `<${url(linkApi(leave), tokens.unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
