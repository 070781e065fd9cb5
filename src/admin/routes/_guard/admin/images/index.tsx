import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '#admin/features/images/images-page.tsx';
import { readImagesSearch } from '#admin/features/images/images-search.ts';

export const Route = createFileRoute('/_guard/admin/images/')({
  validateSearch: readImagesSearch,
  component: ImagesPage,
});
