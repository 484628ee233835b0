/** SQLite in memory: an index for each column, FTS5 for words. */
import Database from 'better-sqlite3';
import type { Engine } from './engine.ts';
import { askedOf, rowOf } from './rows.ts';
import { COLUMNS, createIndexes, createTables, dealersSql, foundOf, literal, replaceSql, searchSql } from './sql.ts';
import type { Dialect, SqlRow } from './sql.ts';

const DIALECT: Dialect = {
  groupingSets: false,
  words: null,
  startsWords: (words) =>
    `"id" IN (SELECT rowid FROM words WHERE words MATCH ${literal(words.map((word) => `"${word}"*`).join(' '))})`,
};

export const sqlite = (): Engine => {
  const db = new Database(':memory:');
  for (const statement of createTables(DIALECT)) db.exec(statement);
  db.exec(`CREATE VIRTUAL TABLE words USING fts5 (text, content='', contentless_delete=1, prefix='2 3')`);
  const columns = COLUMNS.filter((name) => name !== 'words');
  const insert = db.prepare(`INSERT INTO listings VALUES (${columns.map(() => '?').join()})`);
  const insertWords = db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const deleteWords = db.prepare('DELETE FROM words WHERE rowid = ?');
  const known = new Set<number>();
  return {
    add: (listings) => {
      db.transaction(() => {
        for (const statement of dealersSql(known, listings)) db.exec(statement);
        for (const row of listings.map(rowOf)) {
          insert.run(columns.map((name) => row[name]));
          insertWords.run(row.id, row.words);
        }
      })();
    },
    finish: () => {
      for (const statement of [...createIndexes(), 'ANALYZE']) db.exec(statement);
    },
    search: (request) => {
      const asked = askedOf(request);
      return foundOf(db.prepare(searchSql(asked, DIALECT)).raw().all() as SqlRow[], asked);
    },
    replace: (listing) => {
      db.transaction(() => {
        for (const statement of dealersSql(known, [listing])) db.exec(statement);
        db.exec(replaceSql(listing, DIALECT));
        deleteWords.run(listing.vehicle.id);
        insertWords.run(listing.vehicle.id, rowOf(listing).words);
      })();
    },
  };
};
