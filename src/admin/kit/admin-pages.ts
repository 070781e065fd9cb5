import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { labelOf } from '#domain/admin/entity.ts';

/** The pages of the menu, in order; the dashboard has no section. */
export const ADMIN_PAGES: readonly { section: string; label: string }[] = [
  { section: '', label: 'Tableau de bord' },
  ...ALL_ENTITIES.map((entity) => ({ section: entity.section, label: labelOf(entity) })),
  { section: 'chiffres', label: 'Chiffres' },
  { section: 'journal', label: 'Journal' },
  { section: 'corbeille', label: 'Corbeille' },
  { section: 'equipe', label: 'Équipe' },
];
