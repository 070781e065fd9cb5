import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { previewedPage } from '#data/preview.ts';
import { createQueryClient } from '#data/query-client.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import '../styles.css';

// Entry of the preview: renders the public site with an editor's unsaved changes.
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const { path, queries } = previewedPage();
const queryClient = createQueryClient();
for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, data);
const router = createAppRouter(queryClient);
router.update({
  ...router.options,
  history: createMemoryHistory({ initialEntries: [path] }),
});
createRoot(root).render(<App queryClient={queryClient} router={router} />);
