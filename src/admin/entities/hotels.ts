import * as v from 'valibot';
import { AdminError, requireOnline } from '#admin/data/errors.ts';
import { readLinks } from '#admin/data/read.ts';
import { ConflictError, save } from '#admin/data/save.ts';
import type { EditorPageConfig, SaveTarget } from '#admin/kit/editor/editor-config.ts';
import { FieldErrors } from '#admin/kit/editor/field-errors.ts';
import type { Values } from '#admin/kit/editor/values.ts';
import { recordIdFor } from '#admin/kit/record-id.ts';
import { hotelQueries } from '#data/queries.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  HOTEL_FORM,
  HotelAside,
  HotelFields,
  type HotelValues,
  shownHotel,
} from './hotel-fields.tsx';

const SavedHotel = v.strictObject(HOTEL_FORM);

/** Saves a hotel with its links; a conflict tells the destinations that it has now. */
async function saveHotel(input: Values, target: SaveTarget): Promise<string> {
  requireOnline();
  const { destinations: after = [], ...hotel } = v.parse(SavedHotel, input);
  const before = target.opened ? await readLinks(target.opened.id) : [];
  const wantedId = recordIdFor(hotel.name, 'hotel');
  try {
    const links = { before, after };
    return await save(ENTITIES.hotels, hotel, { ...target, wantedId, links });
  } catch (error) {
    if (error instanceof AdminError && error.kind === 'refused')
      throw new FieldErrors({ destinations: error.message });
    if (!(error instanceof ConflictError) || !error.stored) throw error;
    throw new ConflictError({ ...error.stored, destinations: before });
  }
}

const isFilled = ({ url, alt }: { url: string; alt: string }) => `${url}${alt}`.trim() !== '';

export const HOTEL_EDITOR: EditorPageConfig<HotelValues> = {
  entity: ENTITIES.hotels,
  fields: HOTEL_FORM,
  input: SavedHotel,
  titles: { creation: 'Nouvel hôtel', edition: 'Modifier l’hôtel' },
  texts: {
    created: 'Hôtel créé',
    changed: 'Hôtel modifié',
    notCreated: "Impossible de créer l'hôtel",
    notChanged: "Impossible de modifier l'hôtel",
  },
  missing: 'Hôtel non trouvé',
  blank: { published: false },
  copy: { published: false, featured: false, publish_at: null },
  load: async (id) => ({ destinations: await readLinks(id) }),
  complete: (values) => ({ ...values, gallery: (values.gallery ?? []).filter(isFilled) }),
  save: saveHotel,
  preview(values, record) {
    const hotel = shownHotel(values, record);
    const { queryKey } = hotelQueries.detail(hotel.id);
    return { path: `/hotels/${hotel.id}`, queries: [{ queryKey, data: hotel }] };
  },
  Body: HotelFields,
  Aside: HotelAside,
};
