/** The card below the board, with the picture and sound of its question, and what explains an answer once it is told. */
import type { Cue } from '../../../shared/engine/show.ts';
import { lazily } from '../../parts/lazy.ts';
import type { BoardProps, Scene, StageBoard } from '../board.ts';
import { ExplainedCard } from './question.tsx';

/** Fetched where a question has one. */
const Picture = lazily(async () => ({ default: (await import('../../media/medium.tsx')).Picture }));
const HeardSound = lazily(async () => ({ default: (await import('../../media/medium.tsx')).HeardSound }));

interface Props {
  readonly scene: Scene;
  readonly Card: StageBoard['Card'];
  readonly props: BoardProps;
  readonly cue: Cue | null;
  /** Cues that tell an answer. */
  readonly tells: readonly string[];
  /** Dice are in the air: they fly and lie on an open table. */
  readonly rolling: boolean;
  readonly dice: boolean;
  /** The closest guesses lie where the question was. */
  readonly covered: boolean;
  readonly whole: boolean;
  readonly sounds: boolean;
}

export const CardPlace = ({ scene, Card, props, cue, tells, rolling, dice, covered, whole, sounds }: Props) => {
  const { picture, sound, over } = scene.view.beside ?? {};
  const explains = cue?.cue === 'explained';
  const isTold = cue !== null && tells.includes(cue.cue);
  const pictured = whole && picture?.key !== undefined && !rolling && (over !== true || explains || isTold);
  return (
    <div
      class={`card-place ${pictured ? 'pictured' : ''} ${dice ? 'above-dice' : ''} ${covered ? 'covered-card' : ''}`}
    >
      {pictured && <Picture key={picture.name} code={scene.shell.code} picture={picture} />}
      {whole && explains ? <ExplainedCard {...cue} /> : whole && Card !== undefined && <Card {...props} />}
      {sounds && sound !== undefined && over !== true && (
        <HeardSound key={sound.name} code={scene.shell.code} sound={sound} />
      )}
    </div>
  );
};
