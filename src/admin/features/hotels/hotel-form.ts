import type { RecordEditor } from '#admin/features/editor/use-record-editor.ts';
import type { HotelValues } from './hotel-values.ts';

/** The form of the editor, as its parts take it. */
export type HotelForm = RecordEditor<HotelValues>['form'];
