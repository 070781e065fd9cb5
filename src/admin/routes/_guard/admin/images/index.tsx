import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '#admin/features/images/images-page.tsx';

export const Route = createFileRoute('/_guard/admin/images/')({ component: ImagesPage });
