import { DATA_RIGHTS_LINK } from '../../../src/content/data-rights.ts';
import { publisherLine } from '../../../src/content/legal.ts';
import { newsletterPromiseTexts } from '../../../src/domain/newsletter/newsletter.ts';
import {
  CONFIRMATION_LINK_VALID_DAYS,
  MAIL_LINK_TOKEN_URL_PARAM,
  mailLinkApiPath,
  mailLinkPagePath,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { holidayConfirmationText } from '../../../src/domain/requests/contact-methods.ts';
import type { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { CONTACT_REPLY_PROMISE } from '../../../src/domain/requests/form-messages.ts';
import { filledHolidayFields } from '../../../src/domain/requests/holiday-fields.ts';
import { contactEmail } from '../../../src/domain/settings/contact-email.ts';
import type { SiteSettings } from '../../../src/domain/settings/site-settings.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import type { MailTokenPurpose } from '../forms/subscription.ts';
import { siteUrl } from '../site/site-settings.ts';
import {
  type MailBlock,
  type OutgoingMail,
  renderMailButton,
  renderMailFieldTable,
  renderMailParagraph,
} from './layout.ts';

/** Returns the link to people's rights over their data, for the foot of a mail to a visitor or reader. */
export const createDataRightsMailLink = () => ({
  ...DATA_RIGHTS_LINK,
  href: siteUrl() + DATA_RIGHTS_LINK.href,
});

/** Returns the full URL of a link that tells by its token whose subscription it is about. */
export const composeMailLinkUrl = (path: string, token: string): string =>
  `${siteUrl()}${path}?${MAIL_LINK_TOKEN_URL_PARAM}=${token}`;

/** Matches plausible first names. Any other text could be advertising, which our receipt would send to a stranger. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/**
 * Returns the part of a receipt that repeats a holiday request's choices, dates and number of travellers, but no free
 * text.
 */
function holidayBlocks({ fields }: ContactRequest): MailBlock[] {
  const repeated = ['typeVacances', 'budget', 'dateDepart', 'dateRetour', 'nombrePersonnes'];
  return [
    renderMailParagraph(
      `Votre demande de vacances sur mesure nous est bien parvenue. ${holidayConfirmationText(fields.methodeContact)}`,
    ),
    renderMailFieldTable(filledHolidayFields(fields, repeated)),
    renderMailParagraph(
      'Nous vous proposerons ensuite 3 à 5 voyages composés pour vous, que vous réserverez auprès de nos partenaires.',
    ),
  ];
}

/**
 * Returns the receipt of a visitor's contact request; null without an email address. The only free text that it repeats
 * is a plausible first name, because anybody can enter somebody else's address.
 */
export function requestReceiptMail(
  request: ContactRequest,
  settings: SiteSettings = {},
): OutgoingMail | null {
  const { id, email, first_name } = request;
  if (email === null || !isEmail(email)) return null;
  const isContact = request.form_type === 'contact';
  return {
    kind: 'receipt',
    id: `${id}-receipt`,
    to: email,
    replyTo: { name: BRAND, address: contactEmail(settings) },
    subject: `Nous avons bien reçu votre ${isContact ? 'message' : 'demande'}`,
    title: PLAIN_NAME.test(first_name) ? `Merci, ${first_name}` : 'Merci',
    blocks: [
      ...(isContact
        ? [renderMailParagraph(`Votre message nous est bien parvenu. ${CONTACT_REPLY_PROMISE}`)]
        : holidayBlocks(request)),
      renderMailButton('Découvrir nos adresses', `${siteUrl()}/destinations`),
    ],
    footnote: `Vous recevez cet e-mail parce que votre adresse a été donnée dans un formulaire de ${BRAND}. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: aucune inscription n’a été faite.\n${publisherLine(settings)}`,
    footLinks: [createDataRightsMailLink()],
  };
}

export function newsletterConfirmationMail(
  { id, email }: { id: string; email: string },
  tokens: Record<MailTokenPurpose, string>,
  settings: SiteSettings,
): OutgoingMail {
  return {
    kind: 'confirmation',
    id,
    to: email,
    replyTo: null,
    subject: `Confirmez votre inscription à la lettre de ${BRAND}`,
    title: 'Confirmez votre inscription',
    blocks: [
      renderMailParagraph(
        `Vous avez demandé à recevoir la lettre de ${BRAND}\u00a0: ${newsletterPromiseTexts(settings).asked}`,
      ),
      renderMailButton(
        'Confirmer mon inscription',
        composeMailLinkUrl(mailLinkPagePath('confirmation'), tokens.confirm),
      ),
      renderMailParagraph(
        `Ce lien est valable ${CONFIRMATION_LINK_VALID_DAYS} jours. Si vous n’avez rien demandé, ne faites rien\u00a0: sans confirmation, vous ne recevrez aucune lettre.`,
      ),
      renderMailFieldTable([
        {
          label: 'Se désinscrire, effacer ses données',
          value: 'Ouvrir la page de désinscription',
          href: composeMailLinkUrl(mailLinkPagePath('desinscription'), tokens.unsubscribe),
        },
      ]),
    ],
    footnote: `Vous recevez ce message parce que cette adresse a été inscrite à la lettre de ${BRAND}.\n${publisherLine(settings)}`,
    footLinks: [createDataRightsMailLink()],
    leaveUrl: composeMailLinkUrl(mailLinkApiPath('desinscription'), tokens.unsubscribe),
  };
}
