import { Figure } from './parts.tsx';

/** EINSTEIN with three letters shown. */
const cells = ['', 'I', '', '', 'T', '', '', 'N'] as const;

export const NameCells = () => (
  <svg aria-hidden="true" viewBox="0 0 400 84">
    <rect x="1" y="1" width="398" height="82" rx="14" fill="var(--tile-ink)" stroke="#ffffff" stroke-width="3" />
    {cells.map((char, i) => {
      const x = 18 + i * 46;
      return (
        <g key={i}>
          <rect x={x} y={16} width="42" height="52" rx="6" fill={char === '' ? '#14558c' : '#c9331a'} />
          <rect x={x} y={16} width="42" height="47" rx="6" fill={char === '' ? '#1f6aa8' : '#ffffff'} />
          {char !== '' && (
            <Figure x={x + 21} y={52} size={32} fill="#0b3358">
              {char}
            </Figure>
          )}
        </g>
      );
    })}
  </svg>
);
