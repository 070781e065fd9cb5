import { useRouter } from '@tanstack/react-router';
import { readRecord } from '#admin/data/read.ts';
import { PageHead } from '#admin/frame/page-head.tsx';
import { PreviewButton } from '#admin/frame/preview-button.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorFrame } from '#admin/kit/editor/editor-frame.tsx';
import { Field } from '#admin/kit/editor/field.tsx';
import type { Opened } from '#admin/kit/editor/load-editor.ts';
import { useEditor } from '#admin/kit/editor/use-editor.ts';
import type { Values } from '#admin/kit/editor/values.ts';
import { Section } from '#admin/ui/section.tsx';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { settingsQuery } from '#data/settings.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { SettingsInput } from '#domain/settings/settings-input.ts';
import { completeSettings, readSettings, SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { SETTINGS_SECTIONS } from './settings-sections.tsx';

const ENTITY = ENTITIES.settings;

/** Reads the settings fresh from the server, with the code's where none are stored; rejects without an answer. */
export async function loadSettings(): Promise<Opened> {
  const stored = await readRecord(ENTITY, SETTINGS_ID);
  return {
    // Even while nothing is stored.
    record: { id: SETTINGS_ID, created_at: null, updated_at: stored?.updated_at ?? null },
    values: completeSettings(stored?.settings ?? {}, DEFAULT_SETTINGS),
    draftKind: 'settings',
  };
}

/** Builds a page with the form's values, and with the announcement whatever its dates. */
function previewedPage(path: string, values: Values): PreviewedPage {
  const { announcement_from: _from, announcement_until: _until, ...shown } = readSettings(values);
  return { path, queries: [{ queryKey: settingsQuery.queryKey, data: shown }] };
}

const CONFIG: EditorConfig = {
  entity: ENTITY,
  fields: ENTITY.fields,
  input: SettingsInput,
  texts: { changed: 'Réglages enregistrés', notChanged: 'Impossible d’enregistrer les réglages' },
  toValues: (stored) => completeSettings(readSettings(stored), DEFAULT_SETTINGS),
  canUndo: true,
};

type SettingsPageProps = { opened: Opened; onLeave: () => void };

/** The texts of the site that change without a developer; after a save they stay open. */
export function SettingsPage({ opened, onLeave }: SettingsPageProps) {
  const router = useRouter();
  const editor = useEditor(CONFIG, opened, {
    isStaying: true,
    onStayed: () => router.invalidate(),
  });
  const updatedAt = opened.record?.updated_at ?? null;
  return (
    <>
      <PageHead
        title="Réglages"
        summary={
          updatedAt === null
            ? 'Jamais enregistrés\u00a0: les textes d’origine sont affichés'
            : `Enregistrés le ${formatDateTime(updatedAt)}`
        }
      />
      <EditorFrame editor={editor} onCancel={onLeave}>
        {SETTINGS_SECTIONS.map(({ title, preview, fields = {}, more }) => (
          <Section key={title} title={title}>
            <div className="grid gap-x-6 md:grid-cols-2">
              {Object.entries(fields).map(([name, { isWide, ...props }]) => (
                <div key={name} className={isWide && 'md:col-span-2'}>
                  <Field name={name} {...props} />
                </div>
              ))}
            </div>
            {more}
            {preview && (
              <PreviewButton
                label={preview[1]}
                page={() => previewedPage(preview[0], editor.values)}
              />
            )}
          </Section>
        ))}
      </EditorFrame>
    </>
  );
}
