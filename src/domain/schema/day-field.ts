import * as v from 'valibot';
import { isIsoDay } from '#domain/text/dates.ts';
import { unclearDayHint } from '#domain/text/typed-date.ts';
import { withFieldMetadata } from './fields.ts';

/** Field of a day, yyyy-MM-dd; '' if empty. */
export const dayField = (label: string) =>
  withFieldMetadata(
    { kind: 'day', label },
    v.pipe(
      v.optional(v.string('Une date est attendue'), ''),
      v.check(
        (text) => text === '' || isIsoDay(text),
        ({ input }) => unclearDayHint(input) ?? 'Cette date n’existe pas',
      ),
    ),
  );
