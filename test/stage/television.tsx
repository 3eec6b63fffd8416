/** A television's stage without its frame, for a test that holds its director. */
import type { OverlayPart } from '../../client/paths.ts';
import type { Scene, StageBoard } from '../../client/stage/board.ts';
import type { createDirector } from '../../client/stage/director.ts';
import { StageLayout } from '../../client/stage/stage-layout.tsx';

const place = {
  host: { current: null },
  portrait: false,
  u: 1,
  width: 1920,
  height: 1080,
  margin: { x: 0, y: 0 },
} as const;

interface Props {
  readonly director: ReturnType<typeof createDirector>;
  readonly board: StageBoard;
  /** As the server has it now. */
  readonly live: Scene;
  /** Where others join, whose code is shown then; "" for nowhere. */
  readonly link?: string;
  /** Left out for all of them. */
  readonly part?: OverlayPart;
}

/** What is on the set now. */
export const Television = ({ director, board, live, link = '', part }: Props) => (
  <StageLayout
    board={board}
    scene={director.shown.value}
    live={live}
    place={place}
    director={director}
    options={null}
    link={link}
    recap=""
    now={Date.now}
    sounds={false}
    skips={false}
    television
    speaks
    embedded={false}
    lamp=""
    part={part}
    code={link !== ''}
    sign={null}
    steps={false}
  />
);
