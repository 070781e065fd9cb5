import { readFileSync } from 'node:fs';

let shell: string | undefined;

/** The built app.html: the page of every route before its content, and what is sent when rendering fails. */
export function appShell(): string {
  shell ??= readFileSync(new URL('./app.html', import.meta.url), 'utf8');
  return shell;
}
