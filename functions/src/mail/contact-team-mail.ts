import { reachButton } from '../../../src/domain/requests/contact-links.ts';
import type { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { requestFields } from '../../../src/domain/requests/request-fields.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { formatDateTime } from '../../../src/domain/text/dates.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import type { MailBlock } from './mail-content.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

function blocks(request: ContactRequest, fullName: string, siteUrl: string): MailBlock[] {
  const { message } = request.fields;
  const button = reachButton(request.fields);
  return [
    {
      type: 'fields',
      fields: [
        { label: 'Prénom et nom', value: fullName },
        ...requestFields(request.fields),
        { label: 'Date de réception', value: formatDateTime(request.created_at) },
      ],
    },
    ...(message ? [{ type: 'quote' as const, text: message }] : []),
    ...(button ? [{ type: 'button' as const, ...button }] : []),
    {
      type: 'button',
      label: 'Ouvrir l’administration',
      href: `${siteUrl}/admin/demandes/${request.id}`,
    },
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
