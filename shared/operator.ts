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
  readonly latest: number;
}

/** Of all processes of the cluster. */
export interface OperatorNews {
  readonly processes: readonly OperatorFigures[];
  /** How many of them did not answer. */
  readonly silent: number;
  readonly rooms: readonly OperatorRoom[];
  /** null: the store does not answer. */
  readonly reports: readonly OperatorReport[] | null;
}
