import { ENTITY_LIST } from '#domain/admin/entities.ts';
import { adminPageLabel } from '#domain/entity/entity.ts';

export const ADMIN_PAGES: readonly { section: string; label: string }[] = [
  { section: '', label: 'Tableau de bord' },
  ...ENTITY_LIST.map((entity) => ({ section: entity.section, label: adminPageLabel(entity) })),
  { section: 'chiffres', label: 'Chiffres' },
  { section: 'journal', label: 'Historique' },
  { section: 'corbeille', label: 'Corbeille' },
  { section: 'equipe', label: 'Équipe' },
];
