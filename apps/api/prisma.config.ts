import process from 'node:process';
import { defineConfig } from 'prisma/config';

// Prisma's command line downloads a schema engine for every command, unless this names a file that exists. `validate`, `format` and
// `generate` never run it, and migrations are made and applied by the same engine as WebAssembly (scripts/schema-engine.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1';

export default defineConfig({ schema: '../../prisma/schema.prisma' });
