import { PARTS } from '../parts.ts';
import { missingMigrations } from '../upgrade/schema-state.ts';
import type { PartPlan } from '../upgrade/upgrade-plan.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** What an upgrade would change in PostgreSQL. Rejects with `StorageUnusable` as `planOfFolder` throws it. */
export const planOfPostgres = async (database: PostgresDatabase): Promise<readonly PartPlan[]> => {
  const plans: PartPlan[] = [];
  for (const part of PARTS) {
    const { applied, bytes } = await database.stateOf(part.part);
    if (applied.length > 0)
      plans.push({ ...part, applied, missing: missingMigrations(applied, part.migrations, database.name), bytes });
  }
  return plans;
};
