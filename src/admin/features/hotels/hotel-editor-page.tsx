import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { SeoFields } from '#admin/features/editor/seo-fields.tsx';
import { useEditorKey } from '#admin/features/editor/use-editor-key.ts';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { PublicationHead } from '#admin/features/list/publication-head.tsx';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { hotelQueries } from '#data/queries.ts';
import { HOTEL_LABELS } from '#domain/admin/field-labels.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { HotelAside } from './hotel-aside.tsx';
import { HotelCardFields, HotelPageFields } from './hotel-fields.tsx';
import { HOTEL_SECTION } from './hotel-texts.ts';
import {
  checkHotel,
  type HotelValues,
  hotelIdFor,
  storedHotelValues,
  toShownHotel,
} from './hotel-values.ts';
import type { LoadedHotel, OpenedHotel } from './load-hotel.ts';
import { saveHotel } from './save-hotel.ts';

const PLANNED = 'L’hôtel sera publié le';
const CREATED = {
  saved: 'Hôtel créé',
  failed: "Impossible de créer l'hôtel",
  planned: PLANNED,
};
const CHANGED = {
  saved: 'Hôtel modifié',
  failed: "Impossible de modifier l'hôtel",
  planned: PLANNED,
};

type HotelEditorPageProps = {
  loaded: LoadedHotel;
  /** Back to the list: saved or given up. */
  onDone: () => void;
  /** Saved, and still edited: under its own address. */
  onStayed: (id: string) => Promise<void>;
};

/** The editor of a hotel, or a notice that there is no such hotel. */
export function HotelEditorPage({ loaded, onDone, onStayed }: HotelEditorPageProps) {
  const isOpened = loaded.status === 'opened';
  const [key, noteCreated] = useEditorKey(
    isOpened ? loaded.key : '',
    isOpened ? (loaded.hotel?.id ?? null) : null,
  );
  if (isOpened) {
    const stay = (id: string) => {
      noteCreated(id);
      return onStayed(id);
    };
    return <HotelEditor key={key} opened={loaded} onDone={onDone} onStayed={stay} />;
  }
  return (
    <>
      <PageHead title="Hôtel non trouvé" back={<BackLink to="/admin/hotels">Hôtels</BackLink>} />
      <p className="text-ink-2">
        Il n’y a pas, ou plus, d’hôtel à cette adresse. Revenez à la liste pour en choisir un.
      </p>
    </>
  );
}

type HotelEditorProps = Omit<HotelEditorPageProps, 'loaded'> & { opened: OpenedHotel };

function HotelEditor({ opened, onDone, onStayed }: HotelEditorProps) {
  const { hotel, values, destinations, kind } = opened;
  const editor = useRecordEditor<HotelValues>({
    kind,
    collection: COLLECTIONS.hotels,
    shownBy: 'published',
    opened: hotel && { id: hotel.id, updatedAt: hotel.updated_at },
    values,
    labels: HOTEL_LABELS,
    check: checkHotel,
    save: (typed, record) => saveHotel(typed, record, destinations),
    toValues: storedHotelValues,
    texts: hotel ? CHANGED : CREATED,
    onSaved: onDone,
    onStayed,
  });
  const id = hotel?.id ?? hotelIdFor(editor.values.name);
  const shown = toShownHotel(editor.values, id, hotel?.created_at ?? null);
  const path = `/hotels/${id}`;
  const page = () => ({
    path,
    queries: [{ queryKey: hotelQueries.detail(id).queryKey, data: shown }],
  });
  return (
    <>
      <PublicationHead section={HOTEL_SECTION} record={hotel} onBack={onDone} />
      <RecordEditorFrame
        editor={editor}
        labels={HOTEL_LABELS}
        onCancel={onDone}
        aside={
          <HotelAside shown={shown} destinations={destinations} isNew={editor.opened === null} />
        }
        actions={<PreviewButton page={page} />}
      >
        <HotelCardFields isNew={hotel === null} />
        <HotelPageFields />
        <Section title="Référencement">
          <SeoFields
            values={editor.values}
            preview={{ ...hotelSeo(shown), path, image: shown.image }}
          />
        </Section>
      </RecordEditorFrame>
    </>
  );
}
