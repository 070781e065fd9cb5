import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachePreviewedRecord } from '#data/queries/cache-previewed-record.later.ts';
import { CONTENT_ENTITIES } from '#domain/admin/entities.ts';

const sections = CONTENT_ENTITIES.filter(({ page }) => page.hasPreview).map(
  ({ section }) => section,
);

it.each([...sections, 'reglages'])(
  'the section /admin/%s, whose editor offers a preview, can show its records in their pages',
  async (section) => {
    const unreadable = cachePreviewedRecord(new QueryClient(), section, 'not a record');
    await expect(unreadable).rejects.toThrow('Expected Object');
  },
);

it('previewing a record of a section of the administration without previews is rejected with an error', async () => {
  const preview = cachePreviewedRecord(new QueryClient(), 'abonnes', {});
  await expect(preview).rejects.toThrow('have no preview');
});
