/** Counts as bars and expected values as a line over them, drawn by uPlot and loaded only where there is a chart. */
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { onResize } from './on-resize.ts';
import './bar-chart.css';

interface Bar {
  /** Labels below the bars: totals or faces. */
  readonly of: number;
  readonly times: number;
  readonly expected: number;
}

interface Props {
  /** What the chart says, in words. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Height in CSS pixels. */
  readonly height?: number;
}

const ink = '#17110d';
const fonts = { times: '700 15px "Barlow Condensed", sans-serif', of: '600 15px "Barlow Condensed", sans-serif' };
/** Room for a figure above the highest bar. */
const headroom = 1.22;

/** The figure of each bar, above the bar and the line. */
const figures = (bars: readonly Bar[]) => (chart: uPlot) => {
  const { ctx } = chart;
  ctx.save();
  ctx.fillStyle = ink;
  ctx.font = fonts.times.replace('15px', `${15 * devicePixelRatio}px`);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  for (const { of, times, expected } of bars) {
    const top = chart.valToPos(Math.max(times, expected), 'y', true);
    ctx.fillText(String(times), chart.valToPos(of, 'x', true), top - 6 * devicePixelRatio);
  }
  ctx.restore();
};

export const BarChart = ({ label, bars, height = 150 }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const most = Math.max(1, ...bars.flatMap(({ times, expected }) => [times, expected]));
    const [first, last] = [bars[0]?.of ?? 0, bars.at(-1)?.of ?? 1];
    const paths = uPlot.paths.bars?.({ size: [0.68, 60], radius: 0.12 });
    const width = () => host.clientWidth || 320;
    const chart = new uPlot(
      {
        width: width(),
        height,
        scales: { x: { time: false, range: [first - 0.5, last + 0.5] }, y: { range: [0, most * headroom] } },
        legend: { show: false },
        cursor: { show: false },
        axes: [
          {
            font: fonts.of,
            stroke: ink,
            size: 26,
            grid: { show: false },
            ticks: { show: false },
            splits: () => bars.map(({ of }) => of),
            values: (_, splits) => splits.map(String),
          },
          { show: false },
        ],
        series: [
          {},
          {
            fill: '#0f6b4d',
            width: 0,
            points: { show: false },
            ...(paths === undefined ? {} : { paths }),
          },
          { stroke: ink, width: 2, dash: [5, 3], points: { show: true, size: 7, fill: ink, stroke: '#fff6e3' } },
        ],
        hooks: { draw: [figures(bars)] },
      },
      [bars.map(({ of }) => of), bars.map(({ times }) => times), bars.map(({ expected }) => expected)],
      host,
    );
    const end = onResize([host], () => chart.setSize({ width: width(), height }));
    return () => {
      end();
      chart.destroy();
    };
  }, [JSON.stringify(bars), height]);
  return <div ref={place} class="min-w-0 clip" role="img" aria-label={label} style={{ minHeight: `${height}px` }} />;
};
