import { BRAND } from '../../../src/domain/brand.ts';
import type { ContactRequest } from '../../../src/domain/contact-request.ts';
import { formatDate, formatDateTime } from '../../../src/domain/dates.ts';
import { isEmail } from '../../../src/domain/email.ts';
import { HOLIDAY_LABELS } from '../../../src/domain/holiday-labels.ts';
import {
  CONTACT_METHODS,
  HOLIDAY_BUDGETS,
  HOLIDAY_TYPES,
  optionLabel,
} from '../../../src/domain/holiday-options.ts';
import type { HolidayField } from '../../../src/domain/holiday-rules.ts';
import type { MailBlock } from './mail-content.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { instagramLink, mailLink, phoneLink, reachButton, tiktokLink } from './reach-link.ts';

/** What the team reads at a glance, in the form's order; name and message have places of their own. */
const SHOWN: readonly HolidayField[] = [
  'methodeContact',
  'email',
  'telephone',
  'instagram',
  'tiktok',
  'typeVacances',
  'budget',
  'destination',
  'dateDepart',
  'dateRetour',
  'nombrePersonnes',
];

const READABLE: Partial<Record<HolidayField, (value: string) => string>> = {
  methodeContact: (value) => optionLabel(CONTACT_METHODS, value),
  typeVacances: (value) => optionLabel(HOLIDAY_TYPES, value),
  budget: (value) => optionLabel(HOLIDAY_BUDGETS, value),
  dateDepart: formatDate,
  dateRetour: formatDate,
};

const LINKS: Partial<Record<HolidayField, (value: string) => string | null>> = {
  email: mailLink,
  telephone: phoneLink,
  instagram: instagramLink,
  tiktok: tiktokLink,
};

function field(name: HolidayField, value: string) {
  const href = LINKS[name]?.(value);
  return {
    label: HOLIDAY_LABELS[name],
    value: READABLE[name]?.(value) || value,
    ...(href && { href }),
  };
}

function blocks(request: ContactRequest, fullName: string, siteUrl: string): MailBlock[] {
  const { message } = request.fields;
  const button = reachButton(request.fields);
  return [
    {
      type: 'fields',
      fields: [
        { label: 'Prénom et nom', value: fullName },
        ...SHOWN.flatMap((name) => {
          const value = request.fields[name];
          return value ? [field(name, value)] : [];
        }),
        { label: 'Date de réception', value: formatDateTime(request.created_at) },
      ],
    },
    ...(message ? [{ type: 'quote' as const, text: message }] : []),
    ...(button ? [{ type: 'button' as const, ...button }] : []),
    { type: 'button', label: 'Ouvrir l’administration', href: `${siteUrl}/admin` },
  ];
}

/**
 * The mail that brings a request to the team. The subject is fixed: what visitors write stands in
 * the body only, and in Reply-To as an address.
 */
export function contactTeamMail(request: ContactRequest, siteUrl: string): OutgoingMail {
  const { first_name, last_name, email, id } = request;
  const fullName = `${first_name} ${last_name}`.trim();
  const isContact = request.form_type === 'contact';
  const canReply = email !== null && isEmail(email);
  return {
    id: `${id}-team`,
    kind: 'contact-team',
    to: null,
    replyTo: canReply ? { name: fullName, address: email } : null,
    subject: isContact ? 'Nouveau message de contact' : 'Nouvelle demande de vacances sur mesure',
    content: {
      preheader: fullName,
      title: isContact ? `${fullName} vous écrit` : `${fullName} vous confie un voyage`,
      blocks: blocks(request, fullName, siteUrl),
      footnote: canReply
        ? `Courriel envoyé à l’équipe de ${BRAND} : y répondre, c’est écrire au visiteur.`
        : `Courriel envoyé à l’équipe de ${BRAND}. Le visiteur n’a pas laissé d’adresse email.`,
    },
    headers: { 'Auto-Submitted': 'auto-generated' },
    requestId: id,
  };
}
