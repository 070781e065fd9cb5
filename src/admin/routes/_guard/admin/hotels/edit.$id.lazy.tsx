import { createLazyFileRoute } from '@tanstack/react-router';
import { HotelEditorPage } from '#admin/features/hotels/hotel-editor-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/hotels/edit/$id')({
  component: HotelRoute,
});

function HotelRoute() {
  const navigate = Route.useNavigate();
  return (
    <HotelEditorPage
      loaded={Route.useLoaderData()}
      onDone={() => void navigate({ to: '/admin/hotels' })}
    />
  );
}
