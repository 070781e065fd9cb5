import type { ReactNode } from 'react';
import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { settingsQuery } from '#data/settings.ts';
import type { Settings } from '#domain/settings/settings-fields.ts';
import { SettingsInput } from '#domain/settings/settings-input.ts';
import { completeSettings, readSettings } from '#domain/settings/site-settings.ts';

/** All settings as the fields hold them. */
export type SettingsValues = Settings;
export type TestimonialRow = Settings['home_testimonials'][number];

/** A stored document as form values: what is missing is as in the code. */
export const storedSettingsValues = (stored: Record<string, unknown>): SettingsValues =>
  completeSettings(readSettings(stored), DEFAULT_SETTINGS);

/** Validation errors by field. */
export const checkSettings = (values: SettingsValues) => firstIssues(SettingsInput, values);

/** Valid form values as they are stored, all of them. Throws on others. */
export const parseSettings = (values: SettingsValues): Settings => v.parse(SettingsInput, values);

/** A button that shows a page with the form's values. */
export type Preview = (path: string, label: string) => ReactNode;

/** A page with the form's values; the announcement is there whatever its dates. */
export function previewedPage(path: string, values: SettingsValues): PreviewedPage {
  const { announcement_from: _from, announcement_until: _until, ...shown } = readSettings(values);
  return { path, queries: [{ queryKey: settingsQuery.queryKey, data: shown }] };
}
