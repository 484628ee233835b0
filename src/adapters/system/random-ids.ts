import { randomUUID } from 'node:crypto';
import type { IdSource } from '../../ports/id-source.ts';

export const randomIds: IdSource = { next: () => randomUUID() };
