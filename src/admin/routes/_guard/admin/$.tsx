import { createFileRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#admin/frame/page.tsx';

export const Route = createFileRoute('/_guard/admin/$')({ component: AdminNotFound });
