/** The animated pictures of /fair. With reduced motion they show their last frame. */
import { pipsOf } from '../../../shared/drawings/shapes.ts';

interface KeyProps {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly class?: string;
}

const Key = ({ kind, x, y, class: moves = '' }: KeyProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g class={moves}>
      <circle class={kind} cx="0" cy="0" r="9" />
      <path class="ink" d="M9 0h20M22 0v7M29 0v7" />
    </g>
  </g>
);

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly face: number;
  readonly class?: string;
}

const Die = ({ x, y, face, class: moves = '' }: DieProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g class={moves}>
      <rect class="white" width="30" height="30" rx="6" />
      {pipsOf(face).map(([px, py]) => (
        <circle key={`${px} ${py}`} class="dot" cx={15 + px * 6} cy={15 + py * 6} r="3" />
      ))}
    </g>
  </g>
);

const Box = () => (
  <svg class="w-full" viewBox="0 0 200 130" aria-hidden="true">
    <Key kind="gold" x={88} y={52} class="drops" />
    <rect class="white" x="50" y="60" width="100" height="60" rx="8" />
    <path class="ink" d="M50 78h100" />
    <circle class="gold shines" cx="100" cy="92" r="12" />
  </svg>
);

const Chain = () => (
  <svg class="w-full" viewBox="0 0 200 130" aria-hidden="true">
    <path class="ink" d="M12 40h176" />
    {[0, 1, 2, 3, 4].map(i => (
      <g key={i} opacity={i === 4 ? 1 : 0.25}>
        <Key kind="blue" x={20 + 38 * i} y={66} class={i === 4 ? 'lifts' : ''} />
        <path class="ink" d={`M${20 + 38 * i} 40v16`} />
      </g>
    ))}
  </svg>
);

const Locks = () => (
  <svg class="w-full" viewBox="0 0 200 130" aria-hidden="true">
    <Key kind="gold" x={46} y={36} class="turns" />
    <Key kind="blue" x={126} y={36} class="turns" />
    <path class="ink" d="M30 62h140" />
    <Die x={62} y={82} face={4} class="falls" />
    <Die x={108} y={82} face={2} class="falls" />
  </svg>
);

const Open = () => (
  <svg class="w-full" viewBox="0 0 200 130" aria-hidden="true">
    <path class="ink lifts" d="M50 62l100-14" />
    <rect class="white" x="50" y="66" width="100" height="54" rx="8" />
    <Key kind="gold" x={86} y={92} />
    <Die x={10} y={84} face={4} />
    <Die x={160} y={84} face={2} />
    <path class="ink shines" d="M14 70l8 8 14-16M164 70l8 8 14-16" />
  </svg>
);

export const pictures = [Box, Chain, Locks, Open] as const;
