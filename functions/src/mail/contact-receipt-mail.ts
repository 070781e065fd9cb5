import type { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import {
  HOLIDAY_BUDGETS,
  HOLIDAY_LABELS,
  HOLIDAY_TYPES,
  optionLabel,
  PROPOSALS_MAX,
  PROPOSALS_MIN,
} from '../../../src/domain/requests/holiday-options.ts';
import { CONTACT_SENT, holidaySent } from '../../../src/domain/requests/sent-messages.ts';
import { BRAND, CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { formatDate } from '../../../src/domain/text/dates.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import type { MailBlock } from './mail-content.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Letters as names have them; anything else could be an advertisement sent in our name. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

function recap({ fields }: ContactRequest): MailBlock {
  const { typeVacances = '', budget = '', dateDepart, dateRetour, nombrePersonnes = '' } = fields;
  const lines = [
    { label: HOLIDAY_LABELS.typeVacances, value: optionLabel(HOLIDAY_TYPES, typeVacances) },
    { label: HOLIDAY_LABELS.budget, value: optionLabel(HOLIDAY_BUDGETS, budget) },
    { label: HOLIDAY_LABELS.dateDepart, value: formatDate(dateDepart ?? null) },
    { label: HOLIDAY_LABELS.dateRetour, value: formatDate(dateRetour ?? null) },
    { label: HOLIDAY_LABELS.nombrePersonnes, value: nombrePersonnes },
  ];
  return { type: 'fields', fields: lines.filter(({ value }) => value !== '') };
}

function holidayBlocks(request: ContactRequest): MailBlock[] {
  return [
    {
      type: 'paragraph',
      text: `Votre demande de vacances sur mesure nous est bien parvenue. ${holidaySent(request.fields.methodeContact ?? '').description}`,
    },
    recap(request),
    {
      type: 'paragraph',
      text: `Nous vous proposerons ensuite ${PROPOSALS_MIN} à ${PROPOSALS_MAX} voyages composés pour vous, que vous réserverez auprès de nos partenaires.`,
    },
  ];
}

/**
 * The receipt that a visitor gets; null without an address to send it to. Anybody can write any
 * address into a form, so it repeats nothing that was freely written but a name that is one.
 */
export function contactReceiptMail(request: ContactRequest, siteUrl: string): OutgoingMail | null {
  const { id, email, first_name } = request;
  if (email === null || !isEmail(email)) return null;
  const isContact = request.form_type === 'contact';
  const what = isContact ? 'message' : 'demande';
  return {
    id: `${id}-receipt`,
    kind: 'contact-receipt',
    to: email,
    replyTo: { name: BRAND, address: CONTACT_EMAIL },
    subject: `Nous avons bien reçu votre ${what}`,
    content: {
      preheader: CONTACT_SENT.description,
      title: PLAIN_NAME.test(first_name) ? `Merci, ${first_name}` : 'Merci',
      blocks: [
        ...(isContact
          ? [
              {
                type: 'paragraph' as const,
                text: `Votre message nous est bien parvenu. ${CONTACT_SENT.description}`,
              },
            ]
          : holidayBlocks(request)),
        { type: 'button', label: 'Découvrir nos adresses', href: `${siteUrl}/destinations` },
      ],
      footnote: `Vous recevez ce courriel parce que votre adresse a été donnée dans un formulaire de ${BRAND}. Si ce n’était pas vous, vous pouvez l’ignorer : vous n’êtes inscrit à rien.`,
    },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    requestId: id,
  };
}
