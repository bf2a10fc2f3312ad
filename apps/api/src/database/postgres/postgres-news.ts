import { randomBytes } from 'node:crypto';
import type { Notification } from 'pg';
import { type News, type NewsTopic, newsTopics } from '../news.ts';
import { connectTo, Reconnecting } from './postgres-connections.ts';

/** The channel of the database's notifications that Pasarela uses. */
const channel = 'pasarela';
/** How long after its loss the listening connection is opened again, in milliseconds. */
const againAfter = 1_000;

type Hear = (text: string, sender: string) => void;

/** Messages between processes by `LISTEN` and `NOTIFY`, on a connection of their own. */
export const createPostgresNews = (url: string): News & { readonly close: () => Promise<void> } => {
  const self = randomBytes(9).toString('base64url');
  const hearers = new Map<NewsTopic, Set<Hear>>(newsTopics.map((topic) => [topic, new Set()]));
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;

  const hear = ({ payload = '' }: Notification): void => {
    const [sender = '', topic = ''] = payload.split(' ', 2);
    if (sender === self) return;
    const text = payload.slice(sender.length + topic.length + 2);
    for (const each of hearers.get(topic as NewsTopic) ?? []) each(text, sender);
  };

  const connection = new Reconnecting(async (onLost) => {
    const client = await connectTo(url, 'listen', () => {
      onLost();
      listenLater();
    });
    client.on('notification', hear);
    await client.query(`listen ${channel}`);
    return client;
  });

  /** Listens from now on; where the server is away, once it is back. */
  const listen = (): void => {
    if (!isClosed) connection.get().catch(listenLater);
  };
  const listenLater = (): void => {
    clearTimeout(again);
    again = setTimeout(listen, againAfter).unref();
  };

  return {
    isShared: true,
    tell: async (topic, text) => {
      const client = await connection.get();
      await client.query('select pg_notify($1, $2)', [channel, `${self} ${topic} ${text}`]);
    },
    listen: (topic, heard) => {
      hearers.get(topic)?.add(heard);
      listen();
      return () => void hearers.get(topic)?.delete(heard);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await connection.close();
    },
  };
};
