/** The champion of a cup, as large as the wall. */
import type { Cup } from '../../../shared/season/cup.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { cup as texts } from '../../../shared/words/en/cup.ts';
import { Confetti } from '../../stage/parts/confetti.tsx';

/** Whoever came next is named. */
const runnersUp = 3;

interface Props {
  readonly cup: Cup;
  readonly tell: Pick<Narrator, 'list'>;
  readonly portrait: boolean;
}

export const Ceremony = ({ cup, tell, portrait }: Props) => {
  const others = cup.standings.filter(({ name }) => name !== cup.champion).slice(0, runnersUp);
  // Wide letters of the board's font take about two thirds of their height.
  const size = Math.min(156, Math.max(60, (portrait ? 480 : 1500) / (0.68 * [...cup.champion].length)));
  return (
    <section class="centred in-bright gap-6 win-screen champion wide-stripes seat-0" role="status">
      <div class="curtain-rays absolute round" />
      <div class="win-light" />
      <Confetti />
      <p class="win-sign">{texts.champion}</p>
      <h2 class="win-name player-plate" dir="auto" style={{ fontSize: `${size}px` }}>
        <Trophy size={0.8 * size} />
        <bdi class="one-line">{cup.champion}</bdi>
      </h2>
      {others.length > 0 && (
        <p class="win-others max-w-full anywhere weight-5 t9">
          {texts.tv.wellPlayed(tell.list(others.map(({ name }) => name)))}
        </p>
      )}
    </section>
  );
};

const Trophy = ({ size }: { readonly size: number }) => (
  <svg class="flex-none" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d="M10 5h20v3h6v4c0 6-4 9-8 9.5C26 25 24 26 22 26.400v4.600h5v4H13v-4h5v-4.600C16 26 14 25 12 21.500 8 21 4 18 4 12V8h6zM8 12c0 3 1 4.500 2.600 5.300L10 12zm24 0h-2l-.6 5.300C31 16.500 32 15 32 12z"
      fill="var(--ink)"
      fill-rule="evenodd"
    />
  </svg>
);
