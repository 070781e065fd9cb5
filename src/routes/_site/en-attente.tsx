import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { OutboxPage } from '#features/outbox/outbox-page.tsx';
import { unindexedHead } from '../-head.ts';

export const Route = createFileRoute('/_site/en-attente')({
  loader: () => unindexedHead('/en-attente', 'Demandes en attente'),
  head: headOf,
  component: OutboxPage,
});
