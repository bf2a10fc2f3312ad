import { workerData } from 'node:worker_threads';
import { applyMigrations } from './schema-engine.ts';

await applyMigrations((workerData as { url: string }).url);
