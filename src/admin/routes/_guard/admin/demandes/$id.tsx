import { createFileRoute } from '@tanstack/react-router';
import { RequestPage } from '#admin/features/requests/request-page.tsx';

export const Route = createFileRoute('/_guard/admin/demandes/$id')({ component: Request });

function Request() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  // Keyed, so that another request starts with fresh state.
  return (
    <RequestPage key={id} id={id} onDeleted={() => void navigate({ to: '/admin/demandes' })} />
  );
}
