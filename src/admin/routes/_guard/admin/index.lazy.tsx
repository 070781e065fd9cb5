import { createLazyFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#admin/features/dashboard/dashboard.tsx';

export const Route = createLazyFileRoute('/_guard/admin/')({ component: Dashboard });
