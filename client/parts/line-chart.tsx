/**
 * Lines over time, drawn by uPlot and loaded only where there is a chart. A label or the text beside it says the same in words.
 */
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { onResize } from './on-resize.ts';
import './line-chart.css';

export interface Series {
  readonly name: string;
  /** One for each value of x; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly colour: string;
  /** Lengths of dashes and gaps, because lines must not be told apart by color alone. */
  readonly dash: readonly number[];
  /** A value holds until the next one. */
  readonly stepped?: boolean;
}

interface Props {
  /** What the chart says, in words. */
  readonly label: string;
  readonly x: { readonly name: string; readonly values: readonly number[]; readonly text: (value: number) => string };
  /** A value in words. */
  readonly y: (value: number) => string;
  readonly series: readonly Series[];
  /** Height in CSS pixels. */
  readonly height?: number;
  /** Index in `x.values` to mark by a line. */
  readonly mark?: number;
  /** Called with an index in `x.values` when that place is pressed. */
  readonly onPick?: (index: number) => void;
}

const font = '600 15px "Barlow Condensed", sans-serif';

export const LineChart = ({ label, x, y, series, height = 260, mark = -1, onPick }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  const marked = useRef(mark);
  marked.current = mark;

  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const paths = uPlot.paths.stepped?.({ align: 1 });
    const widest = series
      .flatMap(({ values }) => values)
      .reduce<number>((most, value) => Math.max(most, y(value ?? 0).length), 1);
    const options: uPlot.Options = {
      width: host.clientWidth || 320,
      height,
      scales: { x: { time: false } },
      // A finger that has lifted points at nothing. Its marker would stay.
      legend: { live: matchMedia('(hover: hover)').matches },
      cursor: { drag: { x: false, y: false }, points: { size: 9 } },
      axes: [
        {
          font,
          stroke: '#4b3f35',
          grid: { stroke: '#17110d18' },
          ticks: { stroke: '#17110d40' },
          values: (_, splits) => splits.map(value => (Number.isInteger(value) ? x.text(value) : '')),
        },
        {
          font,
          stroke: '#4b3f35',
          size: 22 + widest * 8,
          grid: { stroke: '#17110d22' },
          ticks: { stroke: '#17110d40' },
          values: (_, splits) => splits.map(y),
        },
      ],
      series: [
        { label: x.name, value: (_, value) => (value == null ? '–' : x.text(value)) },
        ...series.map(({ name, values, colour, dash, stepped }) => ({
          label: name,
          stroke: colour,
          width: 3,
          dash: [...dash],
          // A single value makes no line.
          points: { show: values.filter(value => value !== null).length === 1, size: 11, fill: colour },
          value: (_: uPlot, value: number | null) => (value === null ? '–' : y(value)),
          ...(stepped && paths !== undefined ? { paths } : {}),
        })),
      ],
      hooks: {
        draw: [
          ({ ctx, bbox, valToPos }) => {
            const value = x.values[marked.current];
            if (value === undefined) return;
            const left = Math.round(valToPos(value, 'x', true));
            ctx.save();
            ctx.strokeStyle = '#b41a17';
            ctx.lineWidth = 2 * devicePixelRatio;
            ctx.beginPath();
            ctx.moveTo(left, bbox.top);
            ctx.lineTo(left, bbox.top + bbox.height);
            ctx.stroke();
            ctx.restore();
          },
        ],
      },
    };
    const drawn = new uPlot(options, [[...x.values], ...series.map(({ values }) => [...values])], host);
    chart.current = drawn;
    const press = () => {
      const { idx } = drawn.cursor;
      if (idx != null) pick.current?.(idx);
    };
    drawn.over.addEventListener('click', press);
    const end = onResize([host], () => drawn.setSize({ width: host.clientWidth || 320, height }));
    return () => {
      end();
      drawn.destroy();
      chart.current = null;
    };
  }, [series.map(({ name, values }) => `${name}:${values.join()}`).join('|'), height]);
  useEffect(() => chart.current?.redraw(false, false), [mark]);

  return <div ref={place} class="line-chart" role="img" aria-label={label} style={{ minHeight: `${height}px` }} />;
};
