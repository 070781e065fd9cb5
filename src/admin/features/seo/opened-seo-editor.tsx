import { useState } from 'react';
import { SeoEditor } from './seo-editor.tsx';
import type { SeoPage } from './seo-pages.ts';

/** Keeps the page as it was when its fields were opened: what others save since is a conflict. */
export function OpenedSeoEditor({ page, onClose }: { page: SeoPage; onClose: () => void }) {
  const [opened] = useState(page);
  return <SeoEditor page={opened} onClose={onClose} />;
}
