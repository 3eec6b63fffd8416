/**
 * The announcer: the browser's voice reads this screen's commentary aloud. It is off until somebody turns it on here. Voice and
 * speed are remembered.
 */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { spokenMoney } from '../../shared/engine/money.ts';
import { stage } from '../../shared/words/en/stage.ts';
import { ownLanguage } from '../../shared/words/index.ts';
import type { Line } from '../parts/commentary.ts';
import { audible, duck, volume } from '../parts/sound.ts';
import { keep, recallJson } from '../storage.ts';

interface AnnouncerChoice {
  readonly on: boolean;
  /** `voiceURI` of the voice, "" for the browser's own choice. */
  readonly voice: string;
  /** As `SpeechSynthesisUtterance.rate`: 1 is normal. */
  readonly speed: number;
}

const key = 'boxcars:announcer';
const silent: AnnouncerChoice = { on: false, voice: '', speed: 1 };

export const announcing = signal({ ...silent, ...(recallJson(key) as Partial<AnnouncerChoice> | undefined) });

export const announce = (change: Partial<AnnouncerChoice>): void => {
  announcing.value = { ...announcing.peek(), ...change };
  keep(key, JSON.stringify(announcing.peek()));
};

/** Some televisions and OBS have no voices. */
export const canAnnounce = (): boolean => typeof speechSynthesis !== 'undefined';

/** Voices of the page's language. Those of this machine come first, because they speak at once and offline. */
export const voices = (): readonly SpeechSynthesisVoice[] =>
  speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(ownLanguage()))
    .sort((a, b) => Number(b.localService) - Number(a.localService) || a.name.localeCompare(b.name));

/** Lines that may wait. If there are more, the announcer skips the oldest. */
const maxWaiting = 2;

/** Removes characters that a voice would spell out. */
const spoken = (text: string): string =>
  spokenMoney(text, stage.cyberDollars)
    .replaceAll('…', '.')
    .replaceAll(/[“”„«»]/g, '');

export class Announcer {
  #waiting: string[] = [];
  #speaks = false;

  say(text: string, byDefault: boolean): void {
    if (!audible(byDefault)) return;
    this.#waiting = [...this.#waiting, spoken(text)].slice(-maxWaiting);
    this.#next();
  }

  stop(): void {
    this.#waiting = [];
    this.#speaks = false;
    duck(false);
    speechSynthesis.cancel();
  }

  #next(): void {
    if (this.#speaks) return;
    const text = this.#waiting.shift();
    if (text === undefined) {
      duck(false);
      return;
    }
    const { voice, speed } = announcing.peek();
    const line = new SpeechSynthesisUtterance(text);
    line.lang = ownLanguage();
    line.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice) ?? null;
    line.rate = speed;
    line.volume = volume.peek();
    const done = () => {
      this.#speaks = false;
      this.#next();
    };
    line.onend = done;
    line.onerror = done;
    this.#speaks = true;
    duck(true);
    speechSynthesis.speak(line);
  }
}

/**
 * Reads each new line once. Lines from before it was turned on are not read. `hosts`: what the house says as the host, after the
 * lines of the same moment; "" for nothing.
 */
export const useAnnouncer = (lines: readonly Line[], byDefault: boolean, hosts: string): void => {
  const announcer = useRef<Announcer | null>(null);
  const read = useRef<Line | undefined>(lines.at(-1));
  const { on } = announcing.value;
  useEffect(() => {
    if (!on) return;
    const voice = new Announcer();
    announcer.current = voice;
    return () => {
      announcer.current = null;
      voice.stop();
    };
  }, [on]);
  useEffect(() => {
    const same = (line: Line) => line.entry === read.current?.entry && line.text === read.current.text;
    const fresh = lines.slice(lines.findLastIndex(same) + 1);
    read.current = lines.at(-1);
    for (const { text } of fresh) announcer.current?.say(text, byDefault);
  }, [lines.length, lines.at(-1)?.text]);
  useEffect(() => {
    if (hosts !== '') announcer.current?.say(hosts, byDefault);
  }, [hosts]);
};
