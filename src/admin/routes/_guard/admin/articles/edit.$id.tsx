import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other URL of the editor. */
export const Route = createFileRoute('/_guard/admin/articles/edit/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/articles/$id', params, replace: true });
  },
});
