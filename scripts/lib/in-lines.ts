/**
 * Joins parts into lines no longer than `width`, unless a single part is longer; indents all lines
 * but the first.
 */
export function inLines(parts: readonly string[], width: number, indent: string): string {
  const lines = [''];
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line.length + part.trimEnd().length <= width) lines[lines.length - 1] = line + part;
    else lines.push(indent + part);
  }
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
