import { generate } from 'lean-qr/nano';
import { useMemo } from 'preact/hooks';
import { stage as words } from '../../../shared/words/en/stage.ts';

/** A QR code as one path. `quiet` is the white margin in modules. */
export const QrCode = ({
  text,
  size,
  quiet = 1,
}: {
  readonly text: string;
  readonly size: number;
  readonly quiet?: number;
}) => {
  const { path, modules } = useMemo(() => {
    const code = generate(text);
    let drawn = '';
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`;
    return { path: drawn, modules: code.size };
  }, [text]);
  const box = modules + 2 * quiet;
  return (
    <svg
      class="qr"
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${box} ${box}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="#17110d" d={path} />
    </svg>
  );
};

/** The address as people type it, without what every browser adds. */
export const hostOf = (link: string): string => (link === '' ? '' : new URL(link).host);

/** Address and code in one line, at the bottom of the corner. */
export const WayIn = ({ code, link }: { readonly code: string; readonly link: string }) =>
  code === '' ? null : (
    <p class="way-in flex items-baseline between nowrap weight-6 lh-10 in-ink-2 t6 gap-3">
      <span class="min-w-0 clip ellipsis">{hostOf(link)}</span>
      <b class="bold in-ink">
        {code.slice(0, 4)} {code.slice(4)}
      </b>
    </p>
  );

interface JoinProps {
  readonly code: string;
  /** The address for joining. */
  readonly link: string;
  /** Number of free seats; 0 if seats are not counted. */
  readonly seats: number;
  /** What the code is for. */
  readonly invites: string;
  /** It is read from afar. Nobody scans the page in their own hand: there the code is passed on by word of mouth. */
  readonly far: boolean;
}

/** The code as large as the table, while players are missing. */
export const JoinSign = ({ code, link, seats, invites, far }: JoinProps) => (
  <div class="join-sign across absolute sh-card in-ink on-paper r5">
    {far && <QrCode text={link} size={236} />}
    <div class="down nowrap lh-108 gap-1">
      {far && <span class="in-ink-2">{invites}</span>}
      <strong>
        {code.slice(0, 4)} {code.slice(4)}
      </strong>
      {far && (
        <span class="typed in-ink-2" style={{ '--letters': words.orType(hostOf(link)).length }}>
          {words.orType(hostOf(link))}
        </span>
      )}
      {seats > 0 && <b>{words.seatsFree(seats)}</b>}
    </div>
  </div>
);

interface Props {
  readonly code: string;
  /** The content of the QR code: the address for joining. */
  readonly link: string;
  /** What the code is for. */
  readonly invites: string;
  /** The address of the recap, which replaces it; "" while the show runs. */
  readonly recap: string;
  /** Upright screens have no room for the QR code. */
  readonly portrait: boolean;
}

export const CodeCard = ({ code, link, invites, recap, portrait }: Props) => {
  const address = recap === '' ? link : recap;
  return (
    <div class="code-card across lh-10 sh-card in-ink-2 on-paper r4 gap-3">
      <div>
        <span class="block balance">{recap !== '' ? words.scanRecap : link === '' ? words.code : invites}</span>
        <strong class="block in-ink">
          {code.slice(0, 4)}
          <wbr /> {code.slice(4)}
        </strong>
        {link !== '' && <em class="one-line block t7">{hostOf(link)}</em>}
      </div>
      {address !== '' && !portrait && <QrCode text={address} size={150} />}
    </div>
  );
};
