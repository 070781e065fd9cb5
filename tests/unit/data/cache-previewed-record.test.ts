import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachePreviewedRecord } from '#data/queries/cache-previewed-record.later.ts';
import { PREVIEW_KINDS } from '#domain/site/preview-link.ts';

it.each(PREVIEW_KINDS)('a malformed record is not previewed as %s', async (kind) => {
  const unreadable = cachePreviewedRecord(new QueryClient(), kind, 'not a record');
  await expect(unreadable).rejects.toThrow('Expected Object');
});
