import { createLazyFileRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#features/admin/admin-not-found.tsx';

export const Route = createLazyFileRoute('/_guard/admin/$')({ component: AdminNotFound });
