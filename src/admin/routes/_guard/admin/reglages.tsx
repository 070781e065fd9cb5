import { createFileRoute } from '@tanstack/react-router';
import { loadSettings, SettingsPage } from '#admin/entities/settings.tsx';

export const Route = createFileRoute('/_guard/admin/reglages')({
  loader: loadSettings,
  component: SettingsPage,
});
