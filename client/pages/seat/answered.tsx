/** A question that was asked, what was said to it, and the verdict. */
import type { Narrator } from '../../../shared/words/commentary.ts';
import { beside } from '../../../shared/words/en/beside.ts';
import { phone } from '../../../shared/words/en/phone.ts';
import type { ShowControls } from '../../controls/turn.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { Stamp } from '../../parts/stamp.tsx';
import type { ShownFrame } from '../../reveal-queue.ts';

interface AnsweredProps extends NonNullable<ReturnType<NonNullable<ShowControls['asked']>>> {
  readonly shown: ShownFrame | undefined;
  readonly show: string;
  /** The page's own seat. */
  readonly you: number;
  readonly tell: Narrator;
}

/** A question, what was answered, the verdict, and after a miss what is right. */
export const Answered = ({ ask, said, seat, shown, show, you, tell }: AnsweredProps) => {
  const cues = shown?.frame.cues ?? [];
  const how = cues.map(({ cue }) => /\b(?:right|wrong)\b/.exec(cue)?.[0]).findLast(Boolean);
  const right = cues.findLast(({ cue, answer }) => cue !== 'answered' && typeof answer === 'string')?.answer;
  return (
    <>
      {ask !== '' && (
        <p class={`card w-full weight-6 lh-115 ${ask.length > 90 ? 'long' : ''}`} dir="auto">
          {ask}
        </p>
      )}
      {ask === '' && seat !== you && <p class="lead">{phone.says(tell.name(seat))}</p>}
      {said !== '' && (
        <p class={`said across wrap justify-center max-w-full bold gap-2 ${how ?? ''}`}>
          {seat === you ? <b class="nowrap">{phone.say}</b> : <Emblem seat={seat} size="34px" />}
          <q class="min-w-0" dir="auto">
            {said}
          </q>
        </p>
      )}
      {shown !== undefined && <Stamp {...{ shown, show }} seat={you} />}
      {right !== undefined && right !== '' && (
        <p class="truth">
          <small class="block t5">{beside.rightIs}</small>
          <q class="bold" dir="auto">
            {String(right)}
          </q>
        </p>
      )}
    </>
  );
};
