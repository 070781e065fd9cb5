import { createFileRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#admin/frame/page-states.tsx';

export const Route = createFileRoute('/_guard/admin/$')({ component: AdminNotFound });
