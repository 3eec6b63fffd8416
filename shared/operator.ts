/** What the operator's page gets (`GET /api/operator`). */

/** Figures of one process since its start. Times are in milliseconds, -1 beyond the largest bound. */
export interface OperatorFigures {
  readonly process: string;
  /** As in the lines of its log. */
  readonly pid: number;
  /** Its address for other processes, "" in a single process. */
  readonly address: string;
  readonly seconds: number;
  /** Bytes. */
  readonly memory: number;
  /** Free bytes, -1 if unknown. */
  readonly disk: number;
  readonly rooms: number;
  /** By role. */
  readonly clients: Readonly<Record<string, number>>;
  /** By result. */
  readonly moves: Readonly<Record<string, number>>;
  readonly entries: number;
  readonly failures: number;
  readonly dropped: number;
  readonly limited: number;
  readonly mismatches: number;
  /** 99 of 100 took no longer. */
  readonly p99: {
    readonly move: number;
    readonly commit: number;
    readonly patch: number;
    readonly deadline: number;
    readonly loop: number;
  };
}

/** What one process knows by itself. */
export interface OperatorNewsHere {
  readonly figures: OperatorFigures;
  /** The most recently changed first. */
  readonly rooms: readonly OperatorRoom[];
  /** By id of the block. */
  readonly hits: Readonly<Record<string, BlockHits>>;
}

/** An episode in memory. Times are milliseconds since 1970. */
export interface OperatorRoom {
  /** The process that plays it. */
  readonly process: string;
  readonly code: string;
  readonly title: string;
  readonly show: string;
  readonly act: string;
  readonly phase: string;
  readonly seats: readonly string[];
  /** Where each seat is played from right now; "" where nobody knows. */
  readonly addresses: readonly string[];
  readonly clients: number;
  readonly entries: number;
  readonly paused: string;
  readonly public: boolean;
  readonly robots: boolean;
  readonly created: number;
  readonly touched: number;
}

/** A show that was reported, from `count` places. */
export interface OperatorReport {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly count: number;
  readonly reasons: readonly string[];
  /** Private words that were reported. */
  readonly words: readonly string[];
  readonly latest: number;
}

/** How long a block lasts. */
export const blockTimes = ['day', 'week', 'month', 'good'] as const;

export type BlockTime = (typeof blockTimes)[number];

/** Whom a block turned away in the last 24 hours. Nobody stores it. */
export interface BlockHits {
  readonly count: number;
  /** Names or addresses, the latest first. */
  readonly who: readonly string[];
}

/** A name, or a network, that the operator keeps away. */
export interface Block {
  readonly id: string;
  readonly kind: 'name' | 'network';
  /** The name as it was typed, or the network as `203.0.113.0/24`. */
  readonly value: string;
  /** For the operator's eyes. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** 0 for good. */
  readonly until: number;
}

export interface OperatorBlock extends Block {
  readonly hits: BlockHits;
}

/** Of all processes of the cluster. */
export interface OperatorNews {
  readonly processes: readonly OperatorFigures[];
  /** How many of them did not answer. */
  readonly silent: number;
  readonly rooms: readonly OperatorRoom[];
  /** null: the store does not answer. */
  readonly reports: readonly OperatorReport[] | null;
  /** The latest first; null as above. */
  readonly blocks: readonly OperatorBlock[] | null;
}
