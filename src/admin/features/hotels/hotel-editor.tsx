import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { PublicationHead } from '#admin/features/list/publication-head.tsx';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { hotelQueries } from '#data/queries.ts';
import { HotelAside } from './hotel-aside.tsx';
import { HotelHouseFields } from './hotel-house-fields.tsx';
import { hotelIdFor } from './hotel-id.ts';
import { HOTEL_LABELS } from './hotel-labels.ts';
import { HotelSeoFields } from './hotel-seo-fields.tsx';
import { HotelSheetFields } from './hotel-sheet-fields.tsx';
import { HOTEL_SECTION } from './hotel-texts.ts';
import { checkHotel, type HotelValues, storedHotelValues, toShownHotel } from './hotel-values.ts';
import type { OpenedHotel } from './load-hotel.ts';
import { saveHotel } from './save-hotel.ts';

/** What is said after saving (spec section 8). */
const CREATED = { saved: 'Hôtel créé', failed: "Impossible de créer l'hôtel" };
const CHANGED = { saved: 'Hôtel modifié', failed: "Impossible de modifier l'hôtel" };

type HotelEditorProps = {
  opened: OpenedHotel;
  onDone: () => void;
};

/** All that is known of a hotel, and how visitors will see it (spec sections 2 and 5). */
export function HotelEditor({ opened, onDone }: HotelEditorProps) {
  const { hotel, values, destinations, kind } = opened;
  const editor = useRecordEditor<HotelValues>({
    kind,
    opened: hotel && { id: hotel.id, updatedAt: hotel.updated_at },
    values,
    labels: HOTEL_LABELS,
    check: checkHotel,
    save: (typed, record) => saveHotel(typed, record, destinations),
    toValues: storedHotelValues,
    texts: hotel ? CHANGED : CREATED,
    onSaved: onDone,
  });
  const id = hotel?.id ?? hotelIdFor(editor.values.name);
  const shown = toShownHotel(editor.values, id, hotel?.created_at ?? null);
  const page = () => ({
    path: `/hotels/${id}`,
    queries: [{ queryKey: hotelQueries.detail(id).queryKey, data: shown }],
  });
  return (
    <>
      <PublicationHead section={HOTEL_SECTION} record={hotel} />
      <RecordEditorFrame
        editor={editor}
        labels={HOTEL_LABELS}
        onCancel={onDone}
        aside={<HotelAside form={editor.form} shown={shown} destinations={destinations} />}
        actions={<PreviewButton page={page} />}
      >
        <HotelHouseFields form={editor.form} isNew={hotel === null} />
        <HotelSheetFields form={editor.form} />
        <HotelSeoFields form={editor.form} shown={shown} />
      </RecordEditorFrame>
    </>
  );
}
