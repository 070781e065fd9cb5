import { createLazyFileRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#admin/features/frame/admin-not-found.tsx';

export const Route = createLazyFileRoute('/_guard/admin/$')({ component: AdminNotFound });
