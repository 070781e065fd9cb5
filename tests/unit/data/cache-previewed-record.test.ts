import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachePreviewedRecord } from '#data/queries/cache-previewed-record.later.ts';
import { CONTENT_ENTITIES } from '#domain/admin/entities.ts';

const sections = CONTENT_ENTITIES.filter(({ page }) => page.hasPreview).map(
  ({ section }) => section,
);

it.each([...sections, 'reglages'])(
  'records of the section /admin/%s can be previewed, and a malformed record is refused',
  async (section) => {
    const unreadable = cachePreviewedRecord(new QueryClient(), section, 'not a record');
    await expect(unreadable).rejects.toThrow('Expected Object');
  },
);

it('previewing a record of a section of the administration that has no previews throws an error', async () => {
  const preview = cachePreviewedRecord(new QueryClient(), 'abonnes', {});
  await expect(preview).rejects.toThrow('have no preview');
});
