/** The stage beside a phone's column, for a player who practices alone without a television. */
import './stage-beside.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { Connection } from '../../connection.ts';
import { lateBy } from '../../parts/late.ts';
import { paths } from '../../paths.ts';
import { Stage } from '../../stage/stage.tsx';

const StageBeside = ({ connection }: { readonly connection: Connection }) => {
  useEffect(() => void connection.showBoard(), [connection]);
  const late = useMemo(() => lateBy(connection, 0), [connection]);
  useEffect(() => late.close, [late]);
  const moment = late.shown.value;
  return (
    <div class="stage-box stage-beside">
      {moment !== null && (
        <Stage
          shell={moment.shell}
          view={moment.view}
          skips={false}
          embedded
          recap={`${location.origin}${paths.recap(connection.code)}`}
          now={() => connection.now()}
          sounds={false}
          // The column already has the commentary. Screen readers would read every line twice.
          speaks={false}
        />
      )}
    </div>
  );
};

export default StageBeside;
