import { renameElement } from '#data/articles/clean-article.ts';

const isOfData = (table: HTMLTableElement): boolean =>
  table.rows.length > 1 &&
  [...table.rows].some(({ cells }) => cells.length > 1) &&
  !table.matches('[role="presentation"]');

/** Elements that a table in the text editor cannot contain. */
const REFUSED = 'table, img, figure';

/**
 * Keeps pasted tables of data, without empty rows; puts captions before their tables. Turns tables that lay out a page,
 * contain pictures or contain tables into blocks of text. Returns how many tables of data became text. Call it when the
 * pictures and hidden parts that are lost have been removed: without them, a table may be one of data.
 */
export function replaceLayoutTables(root: ParentNode): number {
  const tables = [...root.querySelectorAll('table')];
  const dataTables = tables.filter(isOfData);
  const keptTables = dataTables.filter((table) => !table.querySelector(REFUSED));
  for (const table of tables.reverse()) {
    const { caption, rows } = table;
    if (caption) table.before(renameElement(caption, 'p'));
    if (keptTables.includes(table)) {
      for (const row of [...rows]) if (!row.textContent.trim()) row.remove();
    } else {
      const cells = [...rows].flatMap((row) => [...row.cells]);
      table.replaceWith(...cells.map((cell) => renameElement(cell, 'div')));
    }
  }
  return dataTables.length - keptTables.length;
}
