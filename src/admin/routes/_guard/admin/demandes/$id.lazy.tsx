import { createLazyFileRoute } from '@tanstack/react-router';
import { RequestPage } from '#admin/features/requests/request-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/demandes/$id')({ component: Request });

function Request() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  // Keyed: another request is another page, not the same one changing.
  return (
    <RequestPage key={id} id={id} onDeleted={() => void navigate({ to: '/admin/demandes' })} />
  );
}
