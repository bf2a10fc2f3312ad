// Loaded before the server: it then knows a sixth payment method, and no other file is different.
import { registerHooks } from 'node:module';
import { registry, withSixthMethod } from './sixth-payment-method.ts';

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(registry)) return loaded;
    const { source } = loaded;
    if (!source) throw new Error('the registry has no source');
    const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
    return { ...loaded, source: withSixthMethod(text) };
  },
});
