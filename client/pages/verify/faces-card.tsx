/** How often each face came up, and how little that means. */
import { type Faces, facesToNotice } from '../../../shared/faces.ts';
import { verify as words } from '../../../shared/words/en/verify.ts';

const [width, height, foot, head] = [360, 150, 26, 20] as const;

const Chart = ({ counts, expected }: Faces) => {
  const most = Math.max(...counts, expected, 1);
  const level = (n: number) => height - foot - (n / most) * (height - foot - head);
  return (
    <svg
      class="verify-chart w-full"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={counts.map((count, i) => words.faces.face(i + 1, count)).join(', ')}
    >
      <line x1="0" x2={width} y1={level(expected)} y2={level(expected)} />
      {counts.map((count, i) => (
        <g key={i} transform={`translate(${i * 60} 0)`}>
          <rect x="9" y={level(count)} width="42" height={height - foot - level(count)} rx="4" />
          <text x="30" y={level(count) - 5}>
            {count}
          </text>
          <text x="30" y={height - 6} class="face">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
};

export const FacesCard = ({ faces }: { readonly faces: Faces }) => {
  const texts = words.faces;
  if (faces.total === 0) return null;
  return (
    <section class="page-card verify-faces">
      <h2>{texts.title}</h2>
      <p class="note">{texts.total(faces.total)}</p>
      <Chart {...faces} />
      <p>{texts.expected(faces.expected, faces.strays)}</p>
      <p>{texts.chiSquare(faces.chiSquare, faces.likely)}</p>
      <p>{texts.little(faces.total, facesToNotice)}</p>
    </section>
  );
};
