import { expect } from 'vitest';

const ELEMENTS =
  /^(?:h[2-4]|p|br|hr|blockquote|pre|[uo]l|li|d[ltd]|figure|figcaption|img|a|strong|b|em|i|s|small|su[bp]|abbr|cite|q|time|code|table|caption|col|colgroup|thead|tbody|tfoot|t[rhd])$/;
const ATTRIBUTES =
  /^(?:href|rel|src|alt|width|height|loading|decoding|referrerpolicy|title|lang|datetime|start|reversed|colspan|rowspan|scope)$/;
const ADDRESS =
  /^(?:mailto:[^\s<>"']+@|tel:\+?\d+$|https:\/\/[a-z0-9.-]+(?:[:/?#]|$)|\/(?![/\\]))/i;

/** Expects that nothing below the root can run code, or lead off the site except by https. */
export function expectInert(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    expect(element.localName).toMatch(ELEMENTS);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(ATTRIBUTES);
      if (name === 'href' || name === 'src') {
        expect(value).toMatch(ADDRESS);
        const { protocol, username } = new URL(value, 'https://own.example');
        expect(protocol).toMatch(name === 'href' ? /^(?:https|mailto|tel):$/ : /^https:$/);
        expect(username).toBe('');
        if (value.startsWith('/')) {
          expect(new URL(value, 'https://own.example').host).toBe('own.example');
        }
      }
    }
    if (element.localName === 'a') expect(element.getAttribute('rel')).toBe('noopener');
    for (const node of element.childNodes) expect([1, 3]).toContain(node.nodeType);
  }
}
