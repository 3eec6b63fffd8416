/**
 * Films the winning throw: the dice of the real stage, on the canvas that draws them there, between a picture of the board and
 * the share card. A browser that cannot record gets the last frame as a picture.
 */
import './film.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Throw } from '../../../shared/recap/story.ts';
import { boardFor } from '../../shows/index.ts';
import { DicePane } from '../../stage/dice/dice-pane.tsx';
import type { SkinName } from '../../stage/dice/skins.ts';
import { createStand } from '../../stage/dice/stand.ts';
import { cuts, drawFilm, type Format, frames, type Pictures } from './film.ts';
import { type FilmSound, openFilmSound } from './film-sound.ts';

interface Props {
  readonly show: string;
  /** The act of the throw. Acts have dice of their own. */
  readonly act: string;
  readonly thrown: Throw;
  readonly format: Format;
  /** Addresses of the picture before the throw and of the share card. */
  readonly before: string;
  readonly card: string;
  /** Called once; null if it failed. */
  readonly onMade: (film: Blob | null) => void;
}

const kinds = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01F,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** null if it cannot be fetched. */
const loadImage = (src: string): Promise<HTMLImageElement | null> =>
  new Promise(done => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = src;
  });

const oneFrame = () => new Promise<void>(done => requestAnimationFrame(() => done()));

/** Frames per second. */
const rate = 30;
/** How long to wait for the dice, milliseconds. Without them the film goes on. */
const patience = 4000;

const FilmMaker = ({ show, act, thrown, format, before, card, onMade }: Props) => {
  const stand = useMemo(createStand, []);
  const pane = useRef<HTMLDivElement>(null);
  const [skin, setSkin] = useState<SkinName | null>(null);
  const { width, height, felt } = frames[format];
  useEffect(() => {
    let gone = false;
    let sound: FilmSound | null = null;
    const film = async (): Promise<Blob | null> => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const on = canvas.getContext('2d');
      if (on === null) return null;
      const diceCanvas = () => pane.current?.querySelector('canvas') ?? null;
      const [first, last, board] = await Promise.all([loadImage(before), loadImage(card), boardFor(show, act)]);
      setSkin(board.skin);
      for (const since = performance.now(); diceCanvas() === null && performance.now() - since < patience; )
        await oneFrame();
      const pictures = (): Pictures => {
        const dice = diceCanvas();
        const size = (css: string, usual: number) => Number.parseFloat(css) || usual;
        return {
          before: first,
          card: last,
          dice:
            dice === null
              ? null
              : {
                  canvas: dice,
                  width: size(dice.style.width, felt.width),
                  height: size(dice.style.height, felt.height),
                },
        };
      };
      const picture = () => new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
      const type =
        typeof MediaRecorder === 'undefined' ? undefined : kinds.find(one => MediaRecorder.isTypeSupported(one));
      const still = () => {
        drawFilm(on, format, pictures(), cuts.ends);
        return picture();
      };
      if (type === undefined || !('captureStream' in canvas)) return still();
      // A silent film is better than none.
      sound = await openFilmSound(show, board.look.split(' ')[0] ?? '').catch(() => null);
      const stream = canvas.captureStream(rate);
      if (sound !== null) stream.addTrack(sound.track);
      const record = () =>
        new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 4_000_000, audioBitsPerSecond: 128_000 });
      let recorder: MediaRecorder;
      try {
        recorder = record();
      } catch {
        // It has the format, but not for this picture and sound.
        return still();
      }
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      // Some claim to record, and never hand anything out.
      const stopped = new Promise<void>(done => {
        recorder.onstop = () => done();
        recorder.onerror = () => done();
        setTimeout(done, cuts.ends + patience);
      });
      const began = performance.now();
      await stand.throw({
        entry: thrown.entry,
        dice: thrown.dice,
        from: thrown.seat % 2 === 1 ? 1 : -1,
        tense: true,
        lands: began + cuts.lands,
      });
      // The dice draw first in each frame, so their drawing is copied before the browser shows and discards it.
      await oneFrame();
      recorder.start();
      sound?.begins();
      sound?.throws(stand.roll.peek());
      let bragged = false;
      for (let at = 0; at < cuts.ends && !gone; at = performance.now() - began) {
        drawFilm(on, format, pictures(), at);
        if (at >= cuts.brags && !bragged) {
          bragged = true;
          sound?.brags();
        }
        await oneFrame();
      }
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      return parts.some(({ size }) => size > 0) ? new Blob(parts, { type: type.split(';')[0] ?? '' }) : still();
    };
    film()
      .catch(() => null)
      .then(made => {
        sound?.close();
        if (!gone) onMade(made);
      });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div
      ref={pane}
      class="recap-film"
      aria-hidden="true"
      style={{ width: `${felt.width}px`, height: `${felt.height}px` }}
    >
      {skin !== null && (
        <DicePane
          stand={stand}
          skin={skin}
          width={felt.width}
          height={felt.height}
          middle={[felt.width / 2, felt.height * 0.52]}
          edge={format === 'wide' ? 104 : 140}
          scale={1}
          awaited="now"
        />
      )}
    </div>
  );
};

export default FilmMaker;
