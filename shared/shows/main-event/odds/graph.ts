/** What leads to what in The Main Event: throws, choices, and how the jackpot grows on the way. */
import { ways } from '../../../odds/dice.ts';
import { type Claimed, claim, claimedCount, claimWays, keyOf, openMedals, repeatWays, type Spot } from './board.ts';
import {
  declined,
  forfeitedOutcome,
  type Outcome,
  ranOutOutcome,
  type Stakes,
  stoppedOutcome,
  sweptOutcome,
  wildWays,
} from './fare.ts';

export type Node =
  | { readonly kind: 'end'; readonly outcome: Outcome }
  | { readonly kind: 'roll' | 'offer' | 'wild'; readonly spot: Spot; readonly key: string };

interface Branch {
  readonly ways: number;
  readonly to: Node;
  /** Steps by which the jackpot grows on the way. */
  readonly grows: number;
}

/** The most throws that may still come without raising the jackpot. `last`: throws for the last number. */
export const rankOf = (node: Node, last: number): number => {
  if (node.kind === 'end') return 0;
  const { danger, chances, halves } = node.spot;
  return (danger ? 0 : 1) + (chances >= 0 ? chances : 5 + last - claimedCount(halves));
};

export const at = (kind: 'roll' | 'offer' | 'wild', spot: Spot): Node => ({
  kind,
  spot,
  key: `${kind} ${keyOf(spot)}`,
});

/** From a spot, the branches of a throw or the choices, and how they combine. */
export class Graph {
  readonly stakes: Stakes;
  /** Steps by which a wild and a repeat raise the jackpot. */
  readonly grows: { readonly wild: number; readonly repeat: number };
  constructor(stakes: Stakes, step: number) {
    this.stakes = stakes;
    const { wild, repeat } = stakes.house;
    this.grows = { wild: wild / step, repeat: repeat / step };
  }

  throwFrom(spot: Spot): readonly Branch[] {
    const { halves, danger, chances } = spot;
    const last = chances >= 0;
    const next: Spot = last ? { ...spot, chances: chances - 1 } : spot;
    const claims = openMedals(halves).map(medal => ({
      ways: claimWays(halves, medal),
      to: this.#after(claim(spot, medal, this.stakes.house.chances)),
      grows: 0,
    }));
    const seven: Node = danger ? { kind: 'end', outcome: forfeitedOutcome } : at('offer', { ...next, danger: true });
    return [
      { ways: ways(7), to: seven, grows: 0 },
      ...claims,
      { ways: wildWays, to: last ? this.on(next) : at('wild', spot), grows: this.grows.wild },
      { ways: repeatWays(halves), to: last ? this.on(next) : at('roll', spot), grows: this.grows.repeat },
    ];
  }

  choices(node: Node & { readonly kind: 'offer' | 'wild' }): readonly (readonly [string | number, Node])[] {
    const { kind, spot } = node;
    if (kind === 'offer') {
      const stop: Node = { kind: 'end', outcome: stoppedOutcome(this.stakes, spot.halves) };
      return [
        ['stop', stop],
        ['continue', this.on(spot)],
      ];
    }
    return [
      ...openMedals(spot.halves).map(
        medal => [medal, this.#after(claim(spot, medal, this.stakes.house.chances))] as const,
      ),
      [declined, at('roll', spot)],
    ];
  }

  on(spot: Spot): Node {
    return spot.chances === 0 ? { kind: 'end', outcome: ranOutOutcome(this.stakes, spot.halves) } : at('roll', spot);
  }

  #after({ swept, offer, spot }: Claimed): Node {
    if (swept) return { kind: 'end', outcome: sweptOutcome(this.stakes) };
    return at(offer ? 'offer' : 'roll', spot);
  }
}

export const keyOfNode = (node: Node): string => (node.kind === 'end' ? '' : node.key);
