import { useRouter } from '@tanstack/react-router';
import { readRecord } from '#admin/data/read.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorFrame } from '#admin/kit/editor/editor-frame.tsx';
import type { Opened } from '#admin/kit/editor/load-editor.ts';
import { useEditor } from '#admin/kit/editor/use-editor.ts';
import type { Values } from '#admin/kit/editor/values.ts';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { settingsQuery } from '#data/settings.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { SettingsInput } from '#domain/settings/settings-input.ts';
import { completeSettings, readSettings, SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { IdentityFields } from './identity-fields.tsx';
import { SiteFields } from './site-fields.tsx';

const ENTITY = ENTITIES.settings;

/** Reads all settings fresh from the server, what is not stored as in the code; rejects without an answer. */
export async function loadSettings(): Promise<Opened> {
  const stored = await readRecord(ENTITY, SETTINGS_ID);
  const updated_at = stored?.updated_at ?? null;
  return {
    // Even while nothing is stored.
    record: { id: SETTINGS_ID, created_at: null, updated_at },
    values: completeSettings(stored?.settings ?? {}, DEFAULT_SETTINGS),
    draftKind: 'settings',
    key: String(updated_at),
  };
}

/** A page with the form's values; the announcement is there whatever its dates. */
function previewedPage(path: string, values: Values): PreviewedPage {
  const { announcement_from: _from, announcement_until: _until, ...shown } = readSettings(values);
  return { path, queries: [{ queryKey: settingsQuery.queryKey, data: shown }] };
}

const SAVED = 'Réglages enregistrés';
const FAILED = 'Impossible d’enregistrer les réglages';

const CONFIG: EditorConfig = {
  entity: ENTITY,
  fields: ENTITY.fields,
  input: SettingsInput,
  texts: { created: SAVED, changed: SAVED, notCreated: FAILED, notChanged: FAILED },
  toValues: (stored) => completeSettings(readSettings(stored), DEFAULT_SETTINGS),
  canUndo: true,
};

type SettingsPageProps = { opened: Opened; onLeave: () => void };

/** The texts of the site that change without a developer; after a save they stay open. */
export function SettingsPage({ opened, onLeave }: SettingsPageProps) {
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
      <SettingsEditor key={opened.key} opened={opened} onLeave={onLeave} />
    </>
  );
}

function SettingsEditor({ opened, onLeave }: SettingsPageProps) {
  const router = useRouter();
  // A save opens what is stored now, in fields of their own.
  const editor = useEditor(CONFIG, opened, { onSaved: () => void router.invalidate() });
  const preview = (path: string, label?: string) => (
    <PreviewButton label={label} page={() => previewedPage(path, editor.values)} />
  );
  return (
    <EditorFrame editor={editor} onCancel={onLeave} actions={preview('/?intro=0')}>
      <SiteFields preview={preview} />
      <IdentityFields preview={preview} />
    </EditorFrame>
  );
}
