import { createFileRoute } from '@tanstack/react-router';
import { TrashPage } from '#admin/features/trash/trash-page.tsx';

export const Route = createFileRoute('/_guard/admin/corbeille')({ component: TrashPage });
