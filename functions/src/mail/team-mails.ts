import { preferredReplyLink } from '../../../src/domain/requests/contact-methods.ts';
import type { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { filledHolidayFields } from '../../../src/domain/requests/holiday-fields.ts';
import { contactEmail } from '../../../src/domain/settings/contact-email.ts';
import type { SiteSettings } from '../../../src/domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { hotelPath } from '../../../src/domain/site/record-paths.ts';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import { formatLongDateTime } from '../../../src/domain/text/dates.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import { shortenAtWord } from '../../../src/domain/text/shorten-at-word.ts';
import { siteUrl } from '../site/site-settings.ts';
import {
  type MailBlock,
  type OutgoingMail,
  renderMailButton,
  renderMailFieldTable,
  renderMailParagraph,
  renderMailQuote,
} from './layout.ts';

function teamBlocks(request: ContactRequest, fullName: string): MailBlock[] {
  const { fields, hotels, id, created_at } = request;
  const reach = preferredReplyLink(fields);
  const attached = hotels.map((hotel, index) => ({
    label: `Hôtel joint ${index + 1} sur ${hotels.length}`,
    value: hotel.name,
    href: `${siteUrl()}${hotelPath(hotel.id)}`,
  }));
  return [
    renderMailFieldTable([
      { label: 'Prénom et nom', value: fullName },
      ...filledHolidayFields(fields),
      { label: 'Date de réception', value: formatLongDateTime(created_at) },
    ]),
    ...(attached.length > 0 ? [renderMailFieldTable(attached)] : []),
    ...(fields.message ? [renderMailQuote(fields.message)] : []),
    ...(reach ? [renderMailButton(reach.label, reach.href)] : []),
    renderMailButton(
      'Ouvrir l’administration',
      `${siteUrl()}/admin/demandes/${id}`,
      reach === null,
    ),
  ];
}

/** Returns the owners' contact address; null if it is unset, or still the example in the code. */
function teamAddress(settings: SiteSettings): string | null {
  const address = contactEmail(settings);
  return address === CONTACT_EMAIL ? null : address;
}

const SUBJECT_PART_MAX = 60;
const brief = (text: string): string => shortenAtWord(cleanLine(text), SUBJECT_PART_MAX);

/**
 * Returns a subject made of « Message » or « Demande », the name and the topic, so that no subject consists of a
 * visitor's text alone.
 */
function teamSubject({ form_type, fields }: ContactRequest, fullName: string): string {
  const isContact = form_type === 'contact';
  const trip = filledHolidayFields(fields, ['typeVacances', 'destination', 'dateDepart']);
  const parts = isContact ? [fields.message ?? ''] : trip.map(({ value }) => value);
  const topic = parts.map(brief).join(', ');
  return `${isContact ? 'Message' : 'Demande'}\u00a0: ${brief(fullName)}${topic && ` – ${topic}`}`;
}

/** Returns the mail that informs the owners about a visitor's request, with the visitor's address in Reply-To. */
export function requestNotificationMail(
  request: ContactRequest,
  settings: SiteSettings = {},
): OutgoingMail {
  const { first_name, last_name, email, id } = request;
  const fullName = `${first_name} ${last_name}`.trim();
  const isContact = request.form_type === 'contact';
  const canReply = email !== null && isEmail(email);
  return {
    kind: 'team',
    id: `${id}-team`,
    to: teamAddress(settings),
    replyTo: canReply ? { name: fullName, address: email } : null,
    subject: teamSubject(request, fullName),
    title: isContact ? `${fullName} vous écrit` : `${fullName} vous confie un voyage`,
    blocks: teamBlocks(request, fullName),
    footnote: canReply
      ? `E-mail envoyé à l’équipe de ${BRAND}. Votre réponse ira directement au visiteur.`
      : `E-mail envoyé à l’équipe de ${BRAND}. Le visiteur n’a pas laissé d’adresse e-mail.`,
  };
}

/** Returns the test mail to the owners' address, by which an administrator checks that mails are sent. */
export const composeTestMail = (settings: SiteSettings, now: Date): OutgoingMail => ({
  kind: 'team',
  id: `test-${now.getTime()}`,
  to: teamAddress(settings),
  replyTo: null,
  subject: `E-mail d’essai de ${BRAND}`,
  title: 'Cet e-mail est arrivé',
  blocks: [renderMailButton('Le dire sur le tableau de bord', `${siteUrl()}/admin`)],
  footnote: 'Les demandes des visiteurs arriveront à la même adresse.',
});

/**
 * Returns an invitation mail. Its id, from which the Message-ID is made, is the sign-in link, so that a second
 * invitation counts as another mail.
 */
export const invitationMail = (to: string, link: string) => ({
  id: link,
  to,
  replyTo: null,
  subject: `Votre accès à l’administration de ${BRAND}`,
  title: 'Bienvenue dans l’équipe',
  blocks: [
    renderMailButton('Entrer dans l’administration', link),
    renderMailParagraph(
      'Ce lien ne sert qu’une fois, dans les heures qui viennent. Ensuite, la page de connexion vous en envoie un autre.',
    ),
  ],
  footnote: `L’équipe de ${BRAND} vous invite à tenir le site avec elle. Ne transmettez cet e-mail à personne.`,
});
