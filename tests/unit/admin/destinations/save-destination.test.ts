import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findSlugOwner } from '#admin/data/read-records.ts';
import { saveRecord } from '#admin/data/save-record.ts';
import { newDestination } from '#admin/features/destinations/destination-values.ts';
import { saveDestination } from '#admin/features/destinations/save-destination.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: {} }));
vi.mock('#admin/data/read-records.ts', () => ({ findSlugOwner: vi.fn() }));
vi.mock('#admin/data/save-record.ts', () => ({ saveRecord: vi.fn() }));

const values = { ...newDestination([]), destination_name: 'Grèce', destination_slug: 'grece' };
const opened = { id: 'iles-grecques', updatedAt: '2026-01-01T00:00:00.000Z' };
const NEW = { opened: null, base: null };

describe('saving a destination', () => {
  beforeEach(() => {
    vi.mocked(findSlugOwner).mockReset().mockResolvedValue(null);
    vi.mocked(saveRecord).mockReset().mockResolvedValue('grece');
  });

  it('writes a new one under its slug', async () => {
    await saveDestination(values, NEW);
    expect(findSlugOwner).toHaveBeenCalledWith('grece', null);
    expect(saveRecord).toHaveBeenCalledWith({
      collection: 'popular_destinations',
      input: expect.objectContaining({ destination_name: 'Grèce', display_order: 1 }),
      opened: null,
      wantedId: 'grece',
    });
  });

  it('looks for the slug among the others when it is changed', async () => {
    await saveDestination(values, { opened, base: values });
    expect(findSlugOwner).toHaveBeenCalledWith('grece', 'iles-grecques');
    expect(saveRecord).toHaveBeenCalledWith(expect.objectContaining({ opened }));
  });

  it('recreates a destination under its former id, whatever its slug', async () => {
    await saveDestination(values, { ...NEW, formerId: 'iles-grecques' });
    expect(findSlugOwner).toHaveBeenCalledWith('grece', 'iles-grecques');
    expect(saveRecord).toHaveBeenCalledWith(expect.objectContaining({ formerId: 'iles-grecques' }));
  });

  const TAKEN = {
    destination_slug:
      'Ce slug est déjà celui de la destination «\u202fGrèce antique\u202f»\u00a0: choisissez-en un autre',
  };

  it('writes nothing when another destination has the slug, and says which', async () => {
    vi.mocked(findSlugOwner).mockResolvedValue('Grèce antique');
    const error: unknown = await saveDestination(values, NEW).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FieldErrors);
    expect(error).toMatchObject({ fields: TAKEN });
    expect(saveRecord).not.toHaveBeenCalled();
  });
});
