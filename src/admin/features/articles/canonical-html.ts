/** Inline elements; all others are blocks. */
const INLINE = /^(?:a|strong|b|em|i|s|small|su[bp]|abbr|cite|q|time|code|br|img)$/;
/** Blocks with inline content; in the others a bare line counts as a paragraph. */
const LINES = /^(?:p|h[1-6]|figcaption|pre|dt|caption)$/;
const SAME_MEANING: Record<string, string> = { b: 'strong', i: 'em' };
const SPACES = /[ \t\r\n\f]+/g;

type Piece = { marks: string; text: string; isVoid: boolean };

/** Whether a node is a text, or an inline element without a block in it. */
export function isInline(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  return INLINE.test(node.localName) && [...node.children].every(isInline);
}

function tagOf(element: Element): string {
  const name = SAME_MEANING[element.localName] ?? element.localName;
  const attributes = [...element.attributes].map((one) => `${one.name}="${one.value}"`).sort();
  return [name, ...attributes].join(' ');
}

function pieces(nodes: Iterable<Node>, marks: readonly string[]): Piece[] {
  return [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) {
      const text = node.textContent ?? '';
      return [{ marks: [...new Set(marks)].sort().join(), text, isVoid: false }];
    }
    if (/^(?:br|img)$/.test(node.localName)) {
      return [{ marks: '', text: `<${tagOf(node)}>`, isVoid: true }];
    }
    return pieces(node.childNodes, [...marks, tagOf(node)]);
  });
}

/** Inline content as runs with equal marks, whatever their nesting, with collapsed white space. */
function line(nodes: Iterable<Node>): string {
  const runs: Piece[] = [];
  let afterSpace = true;
  for (const piece of pieces(nodes, [])) {
    let { text } = piece;
    if (!piece.isVoid) {
      text = text.replace(SPACES, ' ');
      if (afterSpace && text.startsWith(' ')) text = text.slice(1);
    }
    if (text === '') continue;
    const last = runs.at(-1);
    if (last && piece.isVoid && !last.isVoid) last.text = last.text.trimEnd();
    if (last && !last.isVoid && !piece.isVoid && last.marks === piece.marks) last.text += text;
    else runs.push({ ...piece, text });
    afterSpace = piece.isVoid || text.endsWith(' ');
  }
  const written = runs.map(({ marks, text }) => `{${marks}|${text}}`).join('');
  return written.replace(/ \}$/, '}').replace(/\{[^|{}]*\|\}/g, '');
}

/**
 * A canonical form of HTML, equal for two texts that a reader cannot tell apart: it ignores the
 * nesting of inline elements, invisible white space, a paragraph around the only line of a list
 * item.
 */
export function canonicalHtml(root: ParentNode & Node): string {
  const isLine = root instanceof Element && LINES.test(root.localName);
  let written = '';
  let waiting: Node[] = [];
  const flush = () => {
    const text = line(waiting);
    if (text !== '') written += isLine ? text : `<p>${text}</p>`;
    waiting = [];
  };
  for (const node of root.childNodes) {
    if (isInline(node)) {
      waiting.push(node);
      continue;
    }
    flush();
    if (!(node instanceof Element)) continue;
    const content = canonicalHtml(node);
    const isNothing = content === '' && node.localName === 'figcaption';
    if (!isNothing) written += `<${tagOf(node)}>${content}</${node.localName}>`;
  }
  flush();
  return written;
}
