import { createFileRoute } from '@tanstack/react-router';
import { PhotoPage } from '#admin/features/images/photo-page.tsx';

export const Route = createFileRoute('/_guard/admin/images/$id')({ component: Photo });

function Photo() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  // Keyed, so that another photograph starts with fresh state.
  return <PhotoPage key={id} id={id} onDeleted={() => void navigate({ to: '/admin/images' })} />;
}
