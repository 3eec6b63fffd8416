import { generate } from 'lean-qr/nano';

/** A link as a QR code. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = generate(text);
  let squares = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares += `M${x} ${y}h1v1h-1z`;
  }
  return (
    <svg
      class="qr-code on-field"
      viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squares} />
    </svg>
  );
};
