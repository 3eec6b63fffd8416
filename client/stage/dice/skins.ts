/** Materials of dice. Colors are linear, 0–1. */
export type SkinName = 'ivory' | 'onyx' | 'tangerine' | 'ruby' | 'sky' | 'bone';

type Colour = readonly [number, number, number];

interface Skin {
  /** Corner radius and pip radius, in edges. */
  readonly corner: number;
  readonly pip: number;
  readonly body: Colour;
  readonly pips: Colour;
  /** The single pip of the 1, if it has a color of its own. */
  readonly ace?: Colour;
  /** Light reflected by the table. */
  readonly ground: Colour;
  /** Reflectance when viewed straight on: 0.04 is glaze. */
  readonly gloss: number;
  /** Strength and sharpness of the key light's highlight. */
  readonly spot: readonly [number, number];
  /** What is reflected from below and above. */
  readonly mirror: readonly [Colour, Colour];
  readonly glass?: boolean;
  /** For dice drawn without WebGL. */
  readonly flat: { readonly body: string; readonly pips: string; readonly ace: string; readonly edge: string };
}

const glaze = {
  corner: 0.11,
  pip: 0.098,
  gloss: 0.045,
  spot: [0.5, 90],
  mirror: [
    [0.1, 0.09, 0.08],
    [0.42, 0.42, 0.45],
  ],
} as const;

export const skins: Readonly<Record<SkinName, Skin>> = {
  ivory: {
    ...glaze,
    body: [0.8, 0.73, 0.57],
    pips: [0.03, 0.028, 0.03],
    ace: [0.62, 0.03, 0.03],
    ground: [0.1, 0.22, 0.15],
    flat: { body: '#fff3d0', pips: '#17110d', ace: '#b3140f', edge: '#c9b98f' },
  },
  onyx: {
    ...glaze,
    corner: 0.09,
    body: [0.04, 0.036, 0.042],
    pips: [0.95, 0.66, 0.2],
    ground: [0.35, 0.06, 0.08],
    // Its edges are seen on a dark table by what they mirror.
    gloss: 0.12,
    spot: [0.6, 60],
    mirror: [
      [0.2, 0.14, 0.16],
      [0.75, 0.7, 0.7],
    ],
    flat: { body: '#1a1518', pips: '#ffd257', ace: '#ffd257', edge: '#4d4247' },
  },
  tangerine: {
    ...glaze,
    corner: 0.15,
    pip: 0.105,
    body: [0.88, 0.2, 0.025],
    pips: [0.98, 0.92, 0.78],
    ground: [0.35, 0.22, 0.1],
    flat: { body: '#f4701c', pips: '#fff6e3', ace: '#fff6e3', edge: '#a8430b' },
  },
  ruby: {
    ...glaze,
    corner: 0.035,
    pip: 0.105,
    body: [0.95, 0.03, 0.03],
    pips: [0.95, 0.95, 0.95],
    ground: [0.4, 0.05, 0.02],
    gloss: 0.06,
    // Flat faces glint as a whole, and their pips must stay readable.
    spot: [0.26, 110],
    glass: true,
    flat: { body: '#d3161a', pips: '#ffffff', ace: '#ffffff', edge: '#7c0508' },
  },
  sky: {
    ...glaze,
    corner: 0.16,
    pip: 0.105,
    body: [0.97, 0.97, 0.95],
    pips: [0.01, 0.13, 0.45],
    ground: [0.12, 0.25, 0.4],
    flat: { body: '#ffffff', pips: '#1244a3', ace: '#1244a3', edge: '#aac0d2' },
  },
  bone: {
    ...glaze,
    corner: 0.1,
    pip: 0.092,
    body: [0.8, 0.66, 0.44],
    pips: [0.1, 0.045, 0.02],
    ground: [0.2, 0.12, 0.06],
    gloss: 0.03,
    spot: [0.22, 30],
    flat: { body: '#f2ddaf', pips: '#3a1c08', ace: '#3a1c08', edge: '#bd9a5c' },
  },
};
