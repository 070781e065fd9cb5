import { getRouteApi } from '@tanstack/react-router';
import { PageHead } from '#admin/frame/page-head.tsx';
import type { BodyProps, EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { Field } from '#admin/kit/editor/field.tsx';
import { type Opened, readEditor } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import type { Values } from '#admin/kit/editor/values.ts';
import { Button } from '#admin/ui/button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { openPreview } from '#data/preview.ts';
import { settingsQuery } from '#data/settings.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { SettingsInput } from '#domain/settings/settings-input.ts';
import { readSettings, SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { SETTINGS_SECTIONS } from './settings-sections.tsx';

const SETTINGS_EDITOR: EditorConfig = {
  entity: ENTITIES.settings,
  input: SettingsInput,
  texts: { changed: 'Réglages enregistrés', notChanged: 'Impossible d’enregistrer les réglages' },
  blank: () => DEFAULT_SETTINGS,
  staysOpen: true,
  Body: SettingsBody,
};

/** Reads the settings fresh from the server, with the code's where none are stored. */
export const loadSettings = (): Promise<Opened> => readEditor(SETTINGS_EDITOR, SETTINGS_ID);

const route = getRouteApi('/_guard/admin/reglages');

/** The texts of the site that change without a developer. */
export function SettingsPage() {
  const opened = route.useLoaderData();
  const navigate = route.useNavigate();
  const updatedAt = opened.record?.updated_at ?? null;
  return (
    <>
      <PageHead
        title="Réglages"
        summary={updatedAt === null ? undefined : `Enregistrés le ${formatDateTime(updatedAt)}`}
      />
      <RecordEditor
        config={SETTINGS_EDITOR}
        opened={opened}
        onLeave={() => void navigate({ to: '/admin' })}
      />
    </>
  );
}

/** Previews a page with the form's values, and with the announcement whatever its dates. */
function previewWith(path: string, values: Values): void {
  const { announcement_from: _from, announcement_until: _until, ...shown } = readSettings(values);
  openPreview({ path, queries: [{ queryKey: [...settingsQuery.queryKey], data: shown }] });
}

function SettingsBody({ values }: BodyProps<Values>) {
  return SETTINGS_SECTIONS.map(({ title, preview, fields = {}, more }) => (
    <Section key={title} title={title}>
      <div className="grid gap-x-6 md:grid-cols-2">
        {Object.entries(fields).map(([name, props]) => (
          <Field key={name} name={name} {...props} />
        ))}
      </div>
      {more}
      {preview && (
        <Button
          variant="outline"
          aria-label={`Aperçu\u00a0: ${title}`}
          onClick={() => previewWith(preview, values)}
        >
          Aperçu
        </Button>
      )}
    </Section>
  ));
}
