import { useRouter } from '@tanstack/react-router';
import { saveDocument } from '#admin/data/save-document.ts';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { SETTINGS_LABELS } from '#domain/admin/field-labels.ts';
import { SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { IdentityFields } from './identity-fields.tsx';
import type { LoadedSettings } from './load-settings.ts';
import {
  checkSettings,
  parseSettings,
  previewedPage,
  type SettingsValues,
  storedSettingsValues,
} from './settings-values.ts';
import { SiteFields } from './site-fields.tsx';

/** The texts of the site that change without a developer; after a save they stay open. */
export function SettingsPage({ loaded, onLeave }: { loaded: LoadedSettings; onLeave: () => void }) {
  const { updatedAt } = loaded;
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
      <SettingsEditor key={updatedAt} loaded={loaded} onLeave={onLeave} />
    </>
  );
}

function SettingsEditor({ loaded, onLeave }: { loaded: LoadedSettings; onLeave: () => void }) {
  const router = useRouter();
  const editor = useRecordEditor<SettingsValues>({
    kind: 'settings',
    collection: COLLECTIONS.settings,
    // Even while nothing is stored.
    opened: { id: SETTINGS_ID, updatedAt: loaded.updatedAt },
    values: loaded.values,
    labels: SETTINGS_LABELS,
    check: checkSettings,
    save: (values, { opened }) => {
      const input = parseSettings(values);
      const updatedAt = opened?.updatedAt ?? null;
      return saveDocument(COLLECTIONS.settings, SETTINGS_ID, { input, updatedAt });
    },
    toValues: storedSettingsValues,
    texts: { saved: 'Réglages enregistrés', failed: 'Impossible d’enregistrer les réglages' },
    // Opens what is stored now, in fields of their own.
    onSaved: () => void router.invalidate(),
  });
  const preview = (path: string, label?: string) => (
    <PreviewButton label={label} page={() => previewedPage(path, editor.values)} />
  );
  return (
    <RecordEditorFrame
      editor={editor}
      labels={SETTINGS_LABELS}
      onCancel={onLeave}
      actions={preview('/')}
    >
      <SiteFields preview={preview} />
      <IdentityFields preview={preview} />
    </RecordEditorFrame>
  );
}
