import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#admin/features/dashboard/dashboard.tsx';

export const Route = createFileRoute('/_guard/admin/')({ component: Dashboard });
