const NOTE = /^\s*\[(\d{1,2})\]/;
const MARK = /\[(\d{1,2})\]/;
/** Value of NodeFilter.SHOW_TEXT, which is not defined on the server. */
const SHOW_TEXT = 4;

/** Returns an article's footnotes by number: the paragraphs at its end that begin with « [1] » and so on. */
function closingNotes(root: DocumentFragment): Map<string, Element> {
  const notes = new Map<string, Element>();
  let paragraph = root.lastElementChild;
  while (paragraph?.localName === 'p') {
    const number = NOTE.exec(paragraph.textContent ?? '')?.[1];
    if (number === undefined || notes.has(number)) break;
    notes.set(number, paragraph);
    paragraph = paragraph.previousElementSibling;
  }
  return notes;
}

export function listTextNodes(root: DocumentFragment | HTMLElement, except: string): Node[] {
  const walker = root.ownerDocument.createTreeWalker(root, SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.filter((text) => !text.parentElement?.closest(except));
}

/**
 * Turns each « [1] » in an article into a link to footnote 1 at its end, and links each footnote back to its first
 * mark.
 */
export function linkFootnotes(root: DocumentFragment): void {
  const document = root.ownerDocument;
  const notes = closingNotes(root);
  if (notes.size === 0) return;
  const linkedNumbers = new Set<string>();
  const linkTo = (target: string, label: string, text: string) => {
    const link = document.createElement('a');
    link.href = `#${target}`;
    link.setAttribute('aria-label', label);
    link.textContent = text;
    return link;
  };
  const callTo = (number: string) => {
    const call = document.createElement('sup');
    if (!linkedNumbers.has(number)) call.id = `appel-${number}`;
    linkedNumbers.add(number);
    call.append(linkTo(`note-${number}`, `Note ${number}`, number));
    return call;
  };
  for (const text of listTextNodes(root, 'a, code, pre')) {
    const paragraph = text.parentElement?.closest('p');
    const parts = (text.nodeValue ?? '').split(MARK);
    const nodes = parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const note = notes.get(part);
      if (!note || (note === paragraph && !linkedNumbers.has(part))) return `[${part}]`;
      return note === paragraph
        ? linkTo(`appel-${part}`, `Retour à l’appel de la note ${part}`, `${part}.`)
        : callTo(part);
    });
    const linked = document.createDocumentFragment();
    linked.append(...nodes);
    if (parts.length > 1) text.parentNode?.replaceChild(linked, text);
  }
  const section = document.createElement('section');
  section.setAttribute('aria-label', 'Notes');
  for (const [number, note] of [...notes].reverse()) {
    note.id = `note-${number}`;
    section.append(note);
  }
  root.append(section);
}
