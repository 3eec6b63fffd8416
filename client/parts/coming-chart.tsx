/** A line chart for pages whose text comes first: what draws it is fetched once it is shown, and its place is kept free. */
import type { ComponentProps } from 'preact';
import { useLazy } from './lazy.ts';
import type { LineChart } from './line-chart.tsx';

type Props = ComponentProps<typeof LineChart>;

const load = () => import('./line-chart.tsx').then(({ LineChart }) => ({ default: LineChart }));

export const ComingChart = (props: Props & { readonly height: number }) => {
  const Chart = useLazy<Props>(load);
  return Chart === null ? <div style={{ minHeight: `${props.height}px` }} /> : <Chart {...props} />;
};
