import type { ChoiceOption } from '#domain/schema/field.ts';
import { ambiguousPhoneQuestion } from '#domain/text/phone.ts';
import { instagramLink, mailtoLink, phoneLink, tiktokLink, whatsappLink } from './contact-links.ts';

type ContactMethod = ChoiceOption & {
  shortLabel?: string;
  field: 'email' | 'telephone' | 'instagram' | 'tiktok';
  required: string;
  /**
   * Error if no link can be made from the address, user name or number that the visitor typed; undefined if any text is
   * accepted.
   */
  invalid?: string;
  question?: (address: string) => string | null;
  link: (address: string) => string | null;
  /**
   * Label of the administration's button that opens a reply to the visitor; by default « Écrire », followed by `by`.
   */
  answer?: string;
  /** End of the French sentence « Notre équipe vous recontactera … », such as « par e-mail ». */
  by: string;
};

const PHONE = {
  field: 'telephone',
  required: 'Le numéro de téléphone est requis',
  invalid: 'Format de numéro de téléphone invalide',
  question: ambiguousPhoneQuestion,
} as const;

export const CONTACT_METHODS: readonly ContactMethod[] = [
  {
    value: 'mail',
    label: 'E-mail',
    field: 'email',
    required: "L'adresse email est requise",
    invalid: "Format d'email invalide",
    link: mailtoLink,
    answer: 'Répondre par e-mail',
    by: 'par e-mail',
  },
  {
    ...PHONE,
    value: 'appel',
    label: 'Appel téléphonique',
    shortLabel: 'Appel',
    link: phoneLink,
    answer: 'Appeler',
    by: 'par téléphone',
  },
  {
    ...PHONE,
    value: 'whatsapp',
    label: 'WhatsApp',
    link: whatsappLink,
    by: 'sur WhatsApp',
  },
  {
    value: 'instagram',
    label: 'Instagram',
    field: 'instagram',
    required: "Le nom d'utilisateur Instagram est requis",
    link: instagramLink,
    by: 'sur Instagram',
  },
  {
    value: 'tiktok',
    label: 'TikTok',
    field: 'tiktok',
    required: "Le nom d'utilisateur TikTok est requis",
    link: tiktokLink,
    by: 'sur TikTok',
  },
];

export const findContactMethod = (value: string | undefined): ContactMethod | undefined =>
  CONTACT_METHODS.find((method) => method.value === value);

export function preferredReplyLink(fields: Record<string, string>) {
  const method = findContactMethod(fields.methodeContact ?? 'mail');
  const href = method?.link(fields[method.field] ?? '') ?? null;
  return method && href !== null ? { label: method.answer ?? `Écrire ${method.by}`, href } : null;
}

export const holidayConfirmationText = (methodeContact: string | undefined): string =>
  `Notre équipe vous recontactera ${findContactMethod(methodeContact)?.by ?? 'comme vous le souhaitez'} dans les plus brefs délais.`;
