import { formatDay } from '#domain/text/dates.ts';

/** Says of when the content is, in milliseconds. */
export function ContentDate({ at }: { at: number }) {
  return <>Contenu du {formatDay(new Date(at), new Date())}</>;
}
