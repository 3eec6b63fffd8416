import type { Reaction } from '../../shared/crowd/messages.ts';

const face = 'M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z';
const eyes = 'M11 16a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM23.8 16a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z';
const pip = (x: number, y: number) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;

/** Outlines in a square of 40 units: what is filled, its color, and what lies on it in ink. */
const drawings: Readonly<Record<Reaction, readonly [fill: string, color: string, ink: string]>> = {
  clap: [
    'M5 29L14 13q3-4 5.5 0V30q-1 7-8 7.5Q4 37 5 29zM35 29L26 13q-3-4-5.5 0V30q1 7 8 7.5Q36 37 35 29z',
    '#f2c9a0',
    'M20 2v6M10 4l3 5M30 4l-3 5M13 23l3-5M27 23l-3-5',
  ],
  laugh: [face, '#ffcf4a', `${eyes}M10 22h20q-1 11-10 11t-10-11z`],
  wow: [face, '#ffcf4a', `${eyes}M15 28a5 6 0 1 0 10 0a5 6 0 1 0-10 0z`],
  heart: ['M20 36C4 25 2 15 6 9q6-7 14 2q8-9 14-2q4 6-14 27z', '#d7263d', ''],
  groan: [face, '#ffcf4a', `${eyes}M11 31q9-9 18 0l-2 2q-7-6-14 0z`],
  dice: [
    'M8 4h24q4 0 4 4v24q0 4-4 4H8q-4 0-4-4V8q0-4 4-4z',
    '#fffdf6',
    [pip(12, 12), pip(28, 12), pip(20, 20), pip(12, 28), pip(28, 28)].join(''),
  ],
};

export const ReactionPicture = ({ of }: { readonly of: Reaction }) => {
  const [fill, color, ink] = drawings[of];
  return (
    <svg class="reaction-picture" viewBox="0 0 40 40" aria-hidden="true">
      <path d={fill} fill={color} stroke="#17110d" stroke-width="2" stroke-linejoin="round" />
      <path d={ink} fill={of === 'clap' ? 'none' : '#17110d'} stroke="#17110d" stroke-width={of === 'clap' ? 2.5 : 0} />
    </svg>
  );
};
