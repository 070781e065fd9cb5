import type { RecordEditor } from '#admin/features/editor/use-record-editor.ts';
import type { ArticleValues } from './article-values.ts';

/** The form of the editor, as its parts take it. */
export type ArticleForm = RecordEditor<ArticleValues>['form'];
