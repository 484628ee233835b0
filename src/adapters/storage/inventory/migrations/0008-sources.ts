/** A vehicle is published under several sources, in one text with spaces between. Once released it is never edited. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Searches asked for no source until now: AUTO123 is added to every row, so that none leaves the lists. */
export const severalSources = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`
      update vehicles
      set source = case
        when source in ('AUTO123', 'MOTO123') then 'AUTO123'
        else 'AUTO123 ' || source
      end || case
        when type in ('motorcycle', 'boat', 'recreational') or source = 'MOTO123' then ' MOTO123'
        else ''
      end
    `.execute(db);
  },
});
