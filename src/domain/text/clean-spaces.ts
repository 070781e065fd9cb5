import { INVISIBLE_CHARACTER_PATTERN } from './clean-text.ts';

/** Matches a character before which French typography keeps a no-break space; AFTER, a text after which it does. */
const BEFORE = /^[;:!?»›%‰€$£°–—]/;
const AFTER =
  /[«‹–—\d]$|\d\sh$|(?:^|[^\p{L}])(?:n°|p\.|M\.|MM\.|M(?:me|lle)s?|Dr|Mgr|Ste?|vol\.)$/u;

/** Removes invisible characters and needless no-break spaces. `before` and `after` are the texts on either side. */
export function removeNeedlessNoBreakSpaces(text: string, before = '', after = ''): string {
  const visible = text.replace(INVISIBLE_CHARACTER_PATTERN, '$1');
  return visible.replace(/[^\S\n\r]+/g, (run, index: number) => {
    if (/^[ \t]+$/.test(run)) return run;
    const isWanted =
      AFTER.test(before.slice(-6) + visible.slice(Math.max(0, index - 6), index)) ||
      BEFORE.test(visible.charAt(index + run.length) || after);
    return isWanted ? (/[\u00A0\u202F]/.exec(run)?.[0] ?? '\u202F') : ' ';
  });
}
