import { newsletterPromise } from '../../../src/domain/newsletter/newsletter.ts';
import {
  CONFIRMATION_DAYS,
  type LinkAction,
  linkApi,
  linkPage,
  TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { holidayAnswer, reachButton } from '../../../src/domain/requests/contact-methods.ts';
import type { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { CONTACT_ANSWER } from '../../../src/domain/requests/form-messages.ts';
import { requestFields } from '../../../src/domain/requests/holiday-form.ts';
import type { SiteSettings } from '../../../src/domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { hotelPath } from '../../../src/domain/site/record-paths.ts';
import { cleanLine, cutText } from '../../../src/domain/text/clean-text.ts';
import { formatMoment } from '../../../src/domain/text/dates.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import type { LinkPurpose } from '../forms/subscription.ts';
import {
  button,
  fieldList,
  type MailBlock,
  type OutgoingMail,
  paragraph,
  quote,
} from './layout.ts';

function teamBlocks(request: ContactRequest, fullName: string, siteUrl: string): MailBlock[] {
  const { fields, hotels, id, created_at } = request;
  const reach = reachButton(fields);
  const attached = hotels.map((hotel, index) => ({
    label: `Hôtel joint ${index + 1} sur ${hotels.length}`,
    value: hotel.name,
    href: `${siteUrl}${hotelPath(hotel.id)}`,
  }));
  return [
    fieldList([
      { label: 'Prénom et nom', value: fullName },
      ...requestFields(fields),
      { label: 'Date de réception', value: formatMoment(created_at) },
    ]),
    ...(attached.length > 0 ? [fieldList(attached)] : []),
    ...(fields.message ? [quote(fields.message)] : []),
    ...(reach ? [button(reach.label, reach.href)] : []),
    button('Ouvrir l’administration', `${siteUrl}/admin/demandes/${id}`, reach === null),
  ];
}

/** Returns the owners' contact address; null if it is unset, or still the example. */
const teamAddress = ({ contact_email = CONTACT_EMAIL }: SiteSettings): string | null =>
  contact_email === CONTACT_EMAIL ? null : contact_email;

const SUBJECT_PART_MAX = 60;
const brief = (text: string): string => {
  const line = cleanLine(text);
  if (line.length <= SUBJECT_PART_MAX) return line;
  return `${cutText(line, SUBJECT_PART_MAX).replace(/\s+\S*$/, '')}…`;
};

const pick = (fields: Readonly<Record<string, string>>, names: readonly string[]) =>
  requestFields(
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))),
  );

/** Returns who writes and about what, after a word of ours: no visitor's text makes a whole subject. */
function teamSubject({ form_type, fields }: ContactRequest, fullName: string): string {
  const isContact = form_type === 'contact';
  const wanted = pick(fields, ['typeVacances', 'destination', 'dateDepart']);
  const parts = isContact ? [fields.message ?? ''] : wanted.map(({ value }) => value);
  const what = parts.map(brief).join(', ');
  return `${isContact ? 'Message' : 'Demande'}\u00a0: ${brief(fullName)}${what && ` – ${what}`}`;
}

/** Returns the mail to the team. The visitor's address is in Reply-To. */
export function contactTeamMail(
  request: ContactRequest,
  siteUrl: string,
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
    blocks: teamBlocks(request, fullName, siteUrl),
    footnote: canReply
      ? `E-mail envoyé à l’équipe de ${BRAND}\u00a0: y répondre, c’est écrire au visiteur.`
      : `E-mail envoyé à l’équipe de ${BRAND}. Le visiteur n’a pas laissé d’adresse e-mail.`,
  };
}

/** Returns a mail that goes where the team's mails go. */
export const testMail = (siteUrl: string, settings: SiteSettings, now: Date): OutgoingMail => ({
  kind: 'team',
  id: `test-${now.getTime()}`,
  to: teamAddress(settings),
  replyTo: null,
  subject: `E-mail d’essai de ${BRAND}`,
  title: 'Cet e-mail est arrivé',
  blocks: [button('Le dire sur le tableau de bord', `${siteUrl}/admin`)],
  footnote: 'Les demandes des visiteurs arriveront à la même adresse.',
});

/** Plausible first names; other text could be advertising sent in our name. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/** Repeats choices, dates and a number of a holiday request, but no free text. */
function holidayBlocks({ fields }: ContactRequest): MailBlock[] {
  const repeated = ['typeVacances', 'budget', 'dateDepart', 'dateRetour', 'nombrePersonnes'];
  return [
    paragraph(
      `Votre demande de vacances sur mesure nous est bien parvenue. ${holidayAnswer(fields.methodeContact)}`,
    ),
    fieldList(pick(fields, repeated)),
    paragraph(
      'Nous vous proposerons ensuite 3 à 5 voyages composés pour vous, que vous réserverez auprès de nos partenaires.',
    ),
  ];
}

/** Returns the visitor's receipt, without free text: anybody can enter somebody else's address. */
export function contactReceiptMail(
  request: ContactRequest,
  siteUrl: string,
  { contact_email = CONTACT_EMAIL }: SiteSettings = {},
): OutgoingMail | null {
  const { id, email, first_name } = request;
  if (email === null || !isEmail(email)) return null;
  const isContact = request.form_type === 'contact';
  return {
    kind: 'receipt',
    id: `${id}-receipt`,
    to: email,
    replyTo: { name: BRAND, address: contact_email },
    subject: `Nous avons bien reçu votre ${isContact ? 'message' : 'demande'}`,
    title: PLAIN_NAME.test(first_name) ? `Merci, ${first_name}` : 'Merci',
    blocks: [
      ...(isContact
        ? [paragraph(`Votre message nous est bien parvenu. ${CONTACT_ANSWER}`)]
        : holidayBlocks(request)),
      button('Découvrir nos adresses', `${siteUrl}/destinations`),
    ],
    footnote: `Vous recevez cet e-mail parce que votre adresse a été donnée dans un formulaire de ${BRAND}. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: vous n’êtes inscrit à rien.`,
  };
}

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

/** Returns the mail with an administrator's link to sign in, each time a new one. */
export const invitationMail = (to: string, link: string) => ({
  id: link,
  to,
  replyTo: null,
  subject: `Votre accès à l’administration de ${BRAND}`,
  title: 'Bienvenue dans l’équipe',
  blocks: [
    button('Entrer dans l’administration', link),
    paragraph(
      'Ce lien ne sert qu’une fois, dans les heures qui viennent. Ensuite, la page de connexion vous en envoie un autre.',
    ),
  ],
  footnote: `L’équipe de ${BRAND} vous invite à tenir le site avec elle. Ne transmettez cet e-mail à personne.`,
});
