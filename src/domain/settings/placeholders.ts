import { normalisePhone } from '#domain/requests/contact-links.ts';
import type { Settings } from './settings-fields.ts';

/** Reserved hosts, which nobody owns (RFC 2606 and 6761). */
const RESERVED_HOST = /[.@/]example\.(?:com|net|org)\b|\.(?:test|example|invalid|localhost)\b/i;
/** Registration and phone numbers made of zeros; a share capital has fewer zeros. */
const ZEROS = /0{8}/;
/** Phone numbers that the French regulator reserves for works of fiction. */
const FICTIONAL_PHONE = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/;

/** Returns true for a placeholder: the host, registration or phone number in the text belongs to nobody. */
export function isPlaceholder(text: string): boolean {
  const digits = normalisePhone(text);
  return RESERVED_HOST.test(text) || ZEROS.test(digits) || FICTIONAL_PHONE.test(digits);
}

export function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' && isPlaceholder(value) ? [name] : [],
  );
}
