/** Colours and letters of each show in a still picture: the values of tokens.css that it needs. */
import { familyOf } from '../../shows/family.ts';

export interface Look {
  /** Family of the title's letters. */
  readonly title: string;
  readonly wall: readonly [string, string, string];
  readonly glow: string;
  readonly felt: readonly [string, string];
  readonly sign: string;
  readonly signInk: string;
  readonly tile: readonly [string, string];
  readonly tileInk: string;
  /** High light, body, low light, edge. */
  readonly metal: readonly [string, string, string, string];
}

const brass = ['#fff0b8', '#e0a83a', '#8a5713', '#4f2e08'] as const;
const chrome = ['#ffffff', '#b9c3cc', '#56616b', '#1f262c'] as const;

const looks: Readonly<Record<string, Look>> = {
  'lucky-numbers': {
    title: 'Shrikhand',
    wall: ['#0c5a44', '#0a4837', '#06281f'],
    glow: '#4fd39b',
    felt: ['#0f6b4d', '#07402e'],
    sign: '#c3231f',
    signInk: '#fff3d6',
    tile: ['#fff3d6', '#ecd39b'],
    tileInk: '#0a3b2c',
    metal: brass,
  },
  'main-event': {
    title: 'Limelight',
    wall: ['#98142b', '#6f0b20', '#33040e'],
    glow: '#ff8a6b',
    felt: ['#7c1029', '#430614'],
    sign: '#1b0a0c',
    signInk: '#ffe6a1',
    tile: ['#5a1426', '#2a0a12'],
    tileInk: '#ffe6a1',
    metal: brass,
  },
  'lucky-puzzle': {
    title: 'Chango',
    wall: ['#f39a1f', '#e4741a', '#b8410f'],
    glow: '#ffe08a',
    felt: ['#7a3a17', '#4a1f0a'],
    sign: '#5a2410',
    signInk: '#ffe9b8',
    tile: ['#fff4dc', '#ead2a0'],
    tileInk: '#4a1f0a',
    metal: ['#c98a4e', '#7d431d', '#4e260d', '#2c1204'],
  },
  'hot-dice': {
    title: 'Righteous',
    wall: ['#4a0d0d', '#2b0707', '#120303'],
    glow: '#ff3b1f',
    felt: ['#1d1a1c', '#0b090a'],
    sign: '#150505',
    signInk: '#ffb9a0',
    tile: ['#f2f4f6', '#b4bdc6'],
    tileInk: '#7a0a05',
    metal: chrome,
  },
  'on-a-roll': {
    title: 'Shrikhand',
    wall: ['#6fc3e8', '#3f9fd0', '#14598c'],
    glow: '#ffffff',
    felt: ['#14558c', '#0a2f55'],
    sign: '#c9331a',
    signInk: '#fff7e6',
    tile: ['#ffffff', '#d7e8f3'],
    tileInk: '#0b3358',
    metal: ['#ffffff', '#dfe9f0', '#8fa6b8', '#4b6376'],
  },
  'six-dice': {
    title: 'Alfa Slab One',
    wall: ['#6a3a1c', '#4b260f', '#241006'],
    glow: '#ffc46b',
    felt: ['#23493f', '#10261f'],
    sign: '#2a1408',
    signInk: '#ffe0a6',
    tile: ['#f4dfb4', '#d9b877'],
    tileInk: '#3a1c08',
    metal: brass,
  },
  'hot-hand': {
    title: 'Righteous',
    wall: ['#2b4a8c', '#1d3468', '#0b1738'],
    glow: '#8fb4ff',
    felt: ['#1c3f86', '#0d1f4a'],
    sign: '#f2c230',
    signInk: '#14244e',
    tile: ['#fff6e3', '#e6d3a4'],
    tileInk: '#14244e',
    metal: ['#fff3c4', '#f7e3a0', '#a8873a', '#0a1430'],
  },
};

const usual = 'lucky-numbers';

/** `scene.look`: a show, or `main-event`. */
export const lookOf = (name: string): Look =>
  looks[name] ?? looks[name === 'qualifying' ? 'hot-dice' : familyOf(name)] ?? (looks[usual] as Look);
