import { createLazyFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#features/admin-dashboard/dashboard.tsx';

export const Route = createLazyFileRoute('/_guard/admin/')({ component: Dashboard });
