/** The announcer reads what is said on the screen: in order, never far behind, and not when nobody may hear anything. */
import { afterEach, expect, test, vi } from 'vitest';
import { mute } from '../../client/parts/sound.ts';
import { Announcer, announce } from '../../client/stage/announcer.ts';

interface Spoken {
  readonly text: string;
  rate: number;
  onend: () => void;
}

const stand = () => {
  const spoken: Spoken[] = [];
  class Utterance {
    readonly text: string;
    rate = 1;
    onend = () => {};
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    speak: (line: Spoken) => spoken.push(line),
    cancel: () => spoken.push({ text: '(stopped)', rate: 1, onend: () => {} }),
    getVoices: () => [],
  });
  return spoken;
};

afterEach(() => {
  vi.unstubAllGlobals();
  mute(false);
  announce({ speed: 1 });
});

test('lines are read one after the other; who is behind leaves out what is old', () => {
  const spoken = stand();
  const announcer = new Announcer();
  announce({ speed: 1.2 });
  for (const text of ['Ann rolls a 3 and a 6.', 'One.', 'Two.', 'Ann wins “the game”…']) announcer.say(text, true);
  expect(spoken.map(({ text }) => text)).toEqual(['Ann rolls a 3 and a 6.']);
  spoken[0]?.onend();
  spoken[1]?.onend();
  spoken[2]?.onend();
  expect(spoken.map(({ text }) => text)).toEqual(['Ann rolls a 3 and a 6.', 'Two.', 'Ann wins the game.']);
  expect(spoken[0]?.rate).toBe(1.2);
  announcer.say('Still here?', true);
  announcer.stop();
  expect(spoken.at(-1)?.text).toBe('(stopped)');
});

test('a screen that is muted says nothing', () => {
  const spoken = stand();
  mute(true);
  new Announcer().say('Ann wins.', true);
  expect(spoken).toEqual([]);
});
