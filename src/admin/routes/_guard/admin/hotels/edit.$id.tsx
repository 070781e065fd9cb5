import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other URL of the editor. */
export const Route = createFileRoute('/_guard/admin/hotels/edit/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/hotels/$id', params, replace: true });
  },
});
