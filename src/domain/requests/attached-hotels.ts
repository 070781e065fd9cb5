import * as v from 'valibot';
import { requiredSingleLineField } from '#domain/schema/fields.ts';
import { ATTACHED_HOTELS_MAX, NAME_MAX } from '#domain/site/limits.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';

const AttachedHotel = v.strictObject({
  id: v.pipe(v.string(), v.check(isDocumentId)),
  name: requiredSingleLineField('Nom', NAME_MAX, 'Le nom de l’hôtel est requis'),
});
export type AttachedHotel = v.InferOutput<typeof AttachedHotel>;

export const AttachedHotels = v.pipe(
  v.array(AttachedHotel),
  v.maxLength(
    ATTACHED_HOTELS_MAX,
    `La liste est trop longue (${ATTACHED_HOTELS_MAX} hôtels au plus)`,
  ),
);

const AttachedText = v.fallback(v.pipe(v.string(), v.parseJson(), AttachedHotels), []);
export const parseAttachedHotels = (text: string): AttachedHotel[] => v.parse(AttachedText, text);

export function attachedHotelsJson(hotels: readonly AttachedHotel[]): string {
  const first = hotels.slice(0, ATTACHED_HOTELS_MAX);
  const list = first.map(({ id, name }) => ({ id, name: name.slice(0, NAME_MAX) }));
  return list.length === 0 ? '' : JSON.stringify(list);
}
