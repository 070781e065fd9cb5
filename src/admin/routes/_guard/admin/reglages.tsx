import { createFileRoute } from '@tanstack/react-router';
import { loadSettings } from '#admin/features/settings/load-settings.ts';
import { SettingsPage } from '#admin/features/settings/settings-page.tsx';

export const Route = createFileRoute('/_guard/admin/reglages')({
  loader: loadSettings,
  component: SettingsRoute,
});

function SettingsRoute() {
  const navigate = Route.useNavigate();
  return (
    <SettingsPage loaded={Route.useLoaderData()} onLeave={() => void navigate({ to: '/admin' })} />
  );
}
