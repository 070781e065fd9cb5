const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Marks that turn the direction of what follows: a name could rewrite the line it stands in. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text as it stands in a mail: without marks that would change what is around it. */
export const plainText = (text: string): string => text.replace(DIRECTIONS, '');

/** Text as it stands in HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An address that a mail may link to, escaped; null for any other, which could be a script. */
export function safeHref(href: string): string | null {
  return /^(?:https?:\/\/|mailto:|tel:)[^\s\\]+$/i.test(href) ? escapeHtml(href) : null;
}
