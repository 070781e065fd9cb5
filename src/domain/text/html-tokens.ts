export type HtmlToken = { kind: 'text' | 'open' | 'close'; value: string };

/** Elements dropped with their content, which is not prose. */
const OPAQUE =
  /^(?:script|style|template|iframe|noscript|noembed|noframes|svg|math|textarea|title|xmp)$/;
const TAG_NAME = /^[a-z][^\s/>]*/i;

/** The position after the next `marker` at or after `from`; the end of the text if there is none. */
function after(html: string, marker: string, from: number): number {
  const found = html.indexOf(marker, from);
  return found === -1 ? html.length : found + marker.length;
}

/** The position after the tag whose attributes start at `from`; a quoted > does not end it. */
function afterTag(html: string, from: number): number {
  let quote = '';
  for (let position = from; position < html.length; position += 1) {
    const character = html.charAt(position);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return position + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return html.length;
}

/** The position after the content and the end tag of an opaque element. */
function afterOpaque(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? afterTag(html, end.lastIndex) : html.length;
}

/**
 * The texts and tags (names in lower case) of some HTML, in order, without attributes, comments,
 * declarations and the content of scripts and the like. Entities stay encoded. Linear time; never
 * throws.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let textStart = 0;
  let position = html.indexOf('<');
  const endTextAt = (end: number) => {
    if (end > textStart) tokens.push({ kind: 'text', value: html.slice(textStart, end) });
  };
  while (position !== -1) {
    const next = html.charAt(position + 1);
    const isClose = next === '/';
    const nameStart = position + (isClose ? 2 : 1);
    const name = TAG_NAME.exec(html.slice(nameStart, nameStart + 40))?.[0].toLowerCase();
    if (name === undefined && !/[!?/]/.test(next)) {
      position = html.indexOf('<', position + 1);
      continue;
    }
    endTextAt(position);
    if (name === undefined) {
      textStart = html.startsWith('<!--', position)
        ? after(html, '-->', position + 2)
        : after(html, '>', position);
    } else {
      textStart = afterTag(html, nameStart + name.length);
      if (!isClose && OPAQUE.test(name)) textStart = afterOpaque(html, name, textStart);
      else tokens.push({ kind: isClose ? 'close' : 'open', value: name });
    }
    position = html.indexOf('<', textStart);
  }
  endTextAt(html.length);
  return tokens;
}
