/** A line chart that is fetched when it is first shown. Its place is reserved, so that the text can come first. */
import type { ComponentProps } from 'preact';
import { useLazy } from './lazy.ts';
import type { LineChart } from './line-chart.tsx';

type Props = ComponentProps<typeof LineChart>;

const load = () => import('./line-chart.tsx').then(({ LineChart }) => ({ default: LineChart }));

export const ComingChart = (props: Props & { readonly height: number }) => {
  const Chart = useLazy<Props>(load);
  return Chart === null ? <div style={{ minHeight: `${props.height}px` }} /> : <Chart {...props} />;
};
