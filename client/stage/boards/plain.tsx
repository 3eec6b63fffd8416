/** A list of facts for acts without a board of their own: every field of the view, in the words of the rules. */
import './plain.css';
import type { Json } from '../../../shared/engine/json.ts';
import type { ShowWords } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { type BoardProps, defineBoard, type StageBoard } from '../board.ts';
import { cone, coneDefs, rays } from '../parts/light.tsx';

const words = stage.plain;

const Wall = () => (
  <svg viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>{coneDefs('#fff2cf')}</defs>
    <rect width="1920" height="1080" fill="var(--wall)" />
    <path d={rays(960, 350, 44, 0.03)} fill="var(--wall-2)" />
    {cone(420, 260, 800, 240, 0.2)}
    {cone(1500, 260, 800, -240, 0.2)}
  </svg>
);

/** Fields that the stage shows elsewhere. */
const drawnByStage = ['dice', 'pot', 'question', 'choices'];

const text = (value: Json): string => {
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map(one => text(one as Json))
      .filter(Boolean)
      .join(' ');
  return typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value ?? '');
};

const empty = (value: Json) =>
  value === '' || value === null || value === -1 || (Array.isArray(value) && value.length === 0);

const Board = ({ board }: BoardProps) => (
  <dl class="facts">
    {Object.entries(board)
      .filter(([field, value]) => !drawnByStage.includes(field) && !empty(value))
      .map(([field, value]) => (
        <div key={field}>
          <dt>{field.replace(/([A-Z])/g, ' $1').toLowerCase()}</dt>
          <dd dir="auto">{text(value)}</dd>
        </div>
      ))}
  </dl>
);

const Card = ({ board }: BoardProps) =>
  typeof board.question === 'string' && board.question !== '' ? (
    <div class="card">
      <h2 class="question-text medium" dir="auto">
        {board.question}
      </h2>
    </div>
  ) : null;

const title = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

export const plainBoard = (show: string, act: string): StageBoard =>
  defineBoard({
    look: show,
    words: { title: title(act === 'game' || act === 'match' ? show : act), about: '', commentary: {} } as ShowWords,
    skin: 'ivory',
    frame: { width: 1440, height: 320, portrait: 300 },
    Wall,
    Board,
    Card,
    crest: ({ board }) => ({
      label: words.pot,
      value: typeof board.pot === 'number' ? board.pot : null,
      money: true,
      places: 6,
    }),
    control: ({ board }) => (typeof board.control === 'number' ? board.control : -1),
    moments: { cues: {} },
    acts: {},
  });
