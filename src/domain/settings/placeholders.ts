import { normalisePhone } from '#domain/requests/contact-links.ts';
import type { Settings } from './settings-fields.ts';

/** Hosts that belong to nobody (RFC 2606 and 6761). */
const RESERVED_HOST = /[.@/]example\.(?:com|net|org)\b|\.(?:test|example|invalid|localhost)\b/i;
/** Registration and phone numbers that are made of zeros; a capital has fewer. */
const ZEROS = /0{8}/;
/** What the French regulator keeps for works of fiction. */
const FICTIONAL_PHONE = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/;

/** Whether a text stands for a real one: its host, number or phone number belongs to nobody. */
export function isPlaceholder(text: string): boolean {
  const digits = normalisePhone(text);
  return RESERVED_HOST.test(text) || ZEROS.test(digits) || FICTIONAL_PHONE.test(digits);
}

export function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' && isPlaceholder(value) ? [name] : [],
  );
}
