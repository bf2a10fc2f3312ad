import { enableCompileCache } from 'node:module';

// Keeps the compiled sources between starts; it has to stand before they are loaded.
enableCompileCache();
const { serve } = await import('./serve.ts');
await serve(process.env);
