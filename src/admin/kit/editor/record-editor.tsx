import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { useShortcut } from '#admin/kit/actions.ts';
import type { ListSearchParams } from '#admin/kit/list/list-config.ts';
import { suggestRecordId } from '#admin/kit/record-address.ts';
import { BottomBar } from '#admin/ui/blocks.tsx';
import { Button, SmallButton } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/fields.tsx';
import { openPreviewTab } from '#data/preview.ts';
import { type ContentEntity, publicPath } from '#domain/entity/entity.ts';
import type { RecordValues } from '#domain/schema/typed-fields.ts';
import type { PreviewKind } from '#domain/site/preview-link.ts';
import { formatShortDateTime, formatTime } from '#domain/text/dates.ts';
import { toastError } from '#ui/toast/toast.ts';
import { SaveConflictDialog } from './conflict-dialog.tsx';
import { composeEditorMessages, type EditorConfig } from './editor-config.ts';
import type { EditorInitialState } from './load-editor.ts';
import { toUncheckedRecordValues } from './save-form.ts';
import {
  type EditorNavigationOptions,
  type RecordEditorState,
  useRecordEditor,
} from './use-editor.ts';
import { EditorContext } from './use-field.ts';

type RecordEditorProps = EditorNavigationOptions & {
  config: EditorConfig;
  initial: EditorInitialState;
};

/** The editor of one record. Callers must set `key`, so that another record gets a new editor. */
export function RecordEditor({ config, initial, ...navigation }: RecordEditorProps) {
  const editor = useRecordEditor(config, initial, navigation);
  const { entity, input, Aside, Below, Body } = config;
  const { conflict, version } = editor;
  const { faults = [] } = editor.opened;
  const columns = 'grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start';
  return (
    <EditorContext value={{ ...editor, entity, fields: input.entries }}>
      <Form className="editor" onSubmit={() => editor.submit()}>
        {version?.at && (
          <section aria-label="Version antérieure" className={BANNER}>
            {`La version ${version.isBefore ? 'd’avant le' : 'du'} ${formatShortDateTime(version.at)} est ouverte. L’enregistrer en fait la version actuelle\u202f; sinon, rien ne change.`}
          </section>
        )}
        <DraftBanner editor={editor} />
        {faults.length > 0 && (
          <section
            aria-label="À corriger"
            className={`${BANNER} whitespace-pre-line wrap-anywhere`}
          >
            {[FOREIGN, ...faults].join('\n')}
          </section>
        )}
        <div className={Aside && columns}>
          <div className="min-w-0">
            <Body />
          </div>
          {Aside && (
            <div className="min-w-0">
              <Aside />
            </div>
          )}
        </div>
        <SaveBar editor={editor} config={config} onLeave={navigation.onLeave} />
      </Form>
      {Below && (
        <div className="mt-12">
          <Below />
        </div>
      )}
      {conflict && (
        <SaveConflictDialog
          conflict={conflict}
          fields={input.entries}
          onResolve={editor.save}
          onClose={editor.closeConflict}
        />
      )}
    </EditorContext>
  );
}

/** Removes the version from the URL once the form has its values: a reload must not put them over newer text. */
export function useRemoveVersionFromUrl({ version, before }: ListSearchParams, editorKey?: string) {
  const navigate = useNavigate();
  const openedVersion = before ?? version;
  useEffect(() => {
    if (openedVersion === undefined) return;
    const options = { replace: true, resetScroll: false, ignoreBlocker: true };
    void navigate({ to: '.', search: {}, state: { editorKey }, ...options });
  }, [openedVersion, editorKey, navigate]);
}

const BANNER = 'alert mb-7 flex flex-wrap justify-between bg-sand px-5 text-ui';

const FOREIGN =
  'Cette fiche vient d’ailleurs\u00a0: vérifiez-la et enregistrez-la pour la réparer.';

/** Scrolls to the banner of an unsaved draft, because a reload restores the scroll position; never during typing. */
function reveal(banner: HTMLElement | null): void {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]');
  if (!isTyping) banner?.scrollIntoView({ block: 'center' });
}

function DraftBanner({ editor }: { editor: RecordEditorState }) {
  const { draft, resume } = editor;
  if (draft.found === null) return null;
  return (
    <section ref={reveal} aria-label="Brouillon" className={BANNER}>
      <p>
        Une saisie du {formatShortDateTime(draft.found.keptAt)} n’a pas été enregistrée. Elle est
        gardée sur cet appareil.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={resume}>
          Reprendre le brouillon
        </Button>
        <SmallButton onClick={draft.discard}>Supprimer le brouillon</SmallButton>
      </div>
    </section>
  );
}

function saveLabel({ record, isHidden, hasNewPlan }: RecordEditorState, save: string): string {
  if (hasNewPlan) return 'Planifier';
  return record === null && isHidden ? 'Enregistrer le brouillon' : save;
}

type SaveBarProps = { editor: RecordEditorState; config: EditorConfig; onLeave: () => void };

function SaveBar({ editor, config, onLeave }: SaveBarProps) {
  const { entity } = config;
  const content = entity.kind === 'content' ? entity : null;
  const kind = content?.page.preview;
  const { save, saving } = composeEditorMessages(config);
  const { opened, typed, isChanged, isSaving, isWaiting, savedAt, isHidden } = editor;
  const isBusy = isSaving || isWaiting || undefined;
  useShortcut('s', () => editor.submit({ isStaying: true }));
  const saved = savedAt === null ? '' : `Enregistré à ${formatTime(savedAt)}`;
  const state = isChanged ? 'Modifications non enregistrées' : saved;
  return (
    <BottomBar>
      <Button type="submit" aria-disabled={isBusy} aria-keyshortcuts="Control+S">
        {isSaving ? saving : saveLabel(editor, save)}
      </Button>
      {isHidden && !content?.isMailedWhenPublished && (
        <Button
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => editor.submit({ isShown: true })}
        >
          Publier
        </Button>
      )}
      <Button variant="outline" onClick={onLeave}>
        Quitter
      </Button>
      {content && kind && (
        <Button
          variant="outline"
          onClick={() =>
            previewRecord(content, kind, toUncheckedRecordValues(config, typed), opened)
          }
        >
          Aperçu
        </Button>
      )}
      <p role="status" className="ml-auto text-small text-ink-2 max-md:w-full">
        {isWaiting ? 'Envoi de la photo en cours…' : state}
      </p>
    </BottomBar>
  );
}

function previewRecord(
  entity: ContentEntity,
  kind: PreviewKind,
  values: RecordValues,
  opened: EditorInitialState,
): void {
  const { created_at } = opened;
  const id = opened.record?.id ?? suggestRecordId(entity, values);
  const record = v.pipe(entity.schema, v.looseObject({}));
  const { success, output } = v.safeParse(record, { id, ...values, created_at });
  if (!success) {
    const description = 'Remplissez d’abord les champs obligatoires.';
    toastError('Aperçu impossible', { description });
    return;
  }
  openPreviewTab({ path: publicPath(entity, output), kind, record: output });
}
