/** Joins parts of a text to lines of a width at most, if it can; all lines but the first are indented. */
export function inLines(parts: readonly string[], width: number, indent: string): string {
  const lines = [''];
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line.length + part.trimEnd().length <= width) lines[lines.length - 1] = line + part;
    else lines.push(indent + part);
  }
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
