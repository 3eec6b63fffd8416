/**
 * Colyseus's presence and driver over Redis, used as a cache. Each process keeps its own rooms in memory, and Redis holds a
 * copy of them for the others. Nothing waits for Redis while it is away. When it is back, even empty, the copy is written
 * again.
 */
import { type IRoomCache, LocalDriver, RedisDriver, RedisPresence, type SortOptions } from 'colyseus';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds. */
const timeouts = { connect: 2000, answer: 2000, between: 1000 };

/** Milliseconds between two copies to Redis. Rooms change whenever somebody joins or leaves. */
const copyEvery = 500;

type Operations = Parameters<LocalDriver['update']>[1];

/** Commands fail at once while Redis is away. Connections are restored automatically. */
const connect = (address: string): Redis =>
  new Redis(address, {
    enableOfflineQueue: false,
    connectTimeout: timeouts.connect,
    commandTimeout: timeouts.answer,
    maxRetriesPerRequest: 0,
    // Colyseus subscribes again by itself. The library's own attempt would be a rejection that nobody handles.
    autoResubscribe: false,
    retryStrategy: tries => Math.min(50 * 2 ** tries, timeouts.between),
  });

/** Returns `otherwise` while Redis is away. */
const unlessAway = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

/** The library does not handle rejections of these, which would end the process. */
class CachePresence extends RedisPresence {
  constructor(redis: Redis) {
    super(redis);
    // The library logs every attempt to reconnect. It is enough to say once that Redis is away, below.
    for (const connection of [this.sub, this.pub]) connection.removeAllListeners('error').on('error', () => undefined);
  }

  override async subscribe(...args: Parameters<RedisPresence['subscribe']>): Promise<this> {
    // Subscribes again once there is a connection.
    await unlessAway(() => super.subscribe(...args), this);
    return this;
  }

  override async unsubscribe(...args: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    await unlessAway(() => super.unsubscribe(...args), this);
    return this;
  }

  override publish(topic: string, data: unknown): Promise<void> {
    return unlessAway(() => super.publish(topic, data), undefined);
  }

  override channels(pattern?: string): Promise<string[]> {
    return unlessAway(() => super.channels(pattern), []);
  }

  override exists(key: string): Promise<boolean> {
    return unlessAway(() => super.exists(key), false);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return unlessAway(() => super.hset(key, field, value), false);
  }

  override hdel(key: string, field: string): Promise<boolean> {
    return unlessAway(() => super.hdel(key, field), false);
  }

  override hgetall(key: string): Promise<Record<string, string>> {
    return unlessAway(() => super.hgetall(key), {});
  }

  override shutdown(): void {
    this.sub.disconnect();
    this.pub.disconnect();
  }
}

/** Lists this process's rooms from memory and those of other processes from Redis. */
class CacheDriver extends LocalDriver {
  readonly #redis: Redis;
  readonly #changed = new Set<IRoomCache>();
  #timer: NodeJS.Timeout | undefined;

  constructor(redis: Redis) {
    super();
    this.#redis = redis;
    redis.on('ready', () => this.#copyAll());
  }

  override async insert(room: IRoomCache): Promise<boolean> {
    const recorded = await super.insert(room);
    if (recorded) this.#copy(room);
    return recorded;
  }

  override persist(room: IRoomCache, create?: boolean): boolean {
    this.#copy(room);
    return super.persist(room, create);
  }

  override update(room: IRoomCache, operations: Operations): boolean {
    this.#copy(room);
    return super.update(room, operations);
  }

  override remove(roomId: string): boolean {
    for (const room of this.#changed) if (room.roomId === roomId) this.#changed.delete(room);
    void unlessAway(() => this.#copies.remove(roomId), false);
    return super.remove(roomId);
  }

  override query(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): never {
    const own = super.query(conditions, sortOptions);
    const known = new Set(own.map(({ roomId }) => roomId));
    const all = unlessAway(() => this.#copies.query(conditions, sortOptions), []).then(found => [
      ...own,
      ...found.filter(({ roomId }) => !known.has(roomId)),
    ]);
    // The library's type of this class does not allow drivers to be asynchronous.
    return all as never;
  }

  override async findOne(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): Promise<IRoomCache> {
    const own = await super.findOne(conditions, sortOptions);
    const { roomId } = conditions;
    if (own !== undefined || roomId === undefined) return own;
    return (await unlessAway(() => this.#copies.findOne({ roomId }), undefined)) as IRoomCache;
  }

  override async cleanup(processId: string): Promise<void> {
    for (const { roomId } of super.query({ processId })) super.remove(roomId);
    await unlessAway(() => this.#copies.cleanup(processId), undefined);
  }

  override shutdown(): void {
    clearTimeout(this.#timer);
    this.#redis.disconnect();
  }

  /** A new one each time, because the library's driver caches a failed read for good. */
  get #copies(): RedisDriver {
    return new RedisDriver(this.#redis);
  }

  #copy(room: IRoomCache): void {
    this.#changed.add(room);
    this.#timer ??= setTimeout(() => this.#flush(), copyEvery);
  }

  #copyAll(): void {
    for (const room of this.rooms) this.#changed.add(room);
    this.#flush();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const room of changed) if (this.has(room.roomId)) void unlessAway(() => this.#copies.persist(room), false);
  }
}

/** `address`: `redis://…`. Resolves once there is a connection, or after two seconds without one. */
export const openCache = async (address: string, log: Logger) => {
  const redis = connect(address);
  let away = false;
  redis.on('error', error => {
    if (!away) log.warn({ err: error }, 'Redis does not answer; shows go on without it');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.warn('Redis is back');
    away = false;
  });
  const cache = { presence: new CachePresence(redis.duplicate()), driver: new CacheDriver(redis) };
  await new Promise<void>(resolve => {
    const late = setTimeout(resolve, timeouts.connect);
    redis.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
  });
  return cache;
};

export type Cache = Awaited<ReturnType<typeof openCache>>;
