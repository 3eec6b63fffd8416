/** The stage beside a phone's column, for a player who practices alone without a television. */
import './stage-beside.css';
import type { Connection } from '../../connection.ts';
import { useMoment } from '../../parts/moment.ts';
import { paths } from '../../paths.ts';
import { Stage } from '../../stage/stage.tsx';

const StageBeside = ({ connection }: { readonly connection: Connection }) => {
  const moment = useMoment(connection);
  return (
    <div class="stage-box stage-beside">
      {moment !== null && (
        <Stage
          {...moment}
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
