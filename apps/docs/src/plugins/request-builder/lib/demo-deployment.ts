import { isJsonObject, type JsonValue } from './json-value.ts';

/** Whether the published credentials of the demo work at an address, as its API says; false where it says nothing. */
export const isDemoAt = async (
  host: string,
  ask: (url: string) => Promise<Pick<Response, 'json'>>,
): Promise<boolean> => {
  try {
    const health: JsonValue = await (await ask(`${host}/api/health`)).json();
    return isJsonObject(health) && health.demo === true;
  } catch {
    return false;
  }
};
