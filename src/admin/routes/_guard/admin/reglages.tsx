import { createFileRoute } from '@tanstack/react-router';
import { loadSettings, SettingsPage } from '#admin/entities/settings.tsx';

export const Route = createFileRoute('/_guard/admin/reglages')({
  loader: loadSettings,
  component: SettingsRoute,
});

function SettingsRoute() {
  const navigate = Route.useNavigate();
  return (
    <SettingsPage opened={Route.useLoaderData()} onLeave={() => void navigate({ to: '/admin' })} />
  );
}
