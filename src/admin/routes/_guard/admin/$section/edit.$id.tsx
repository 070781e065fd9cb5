import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guard/admin/$section/edit/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/$section/$id', params, replace: true });
  },
});
