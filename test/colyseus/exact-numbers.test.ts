import '../../server/colyseus/patch-serializer.ts';
import { type Decoder, Encoder, Reflection, schema, t } from '@colyseus/schema';
import { expect, test } from 'vitest';

const State = schema({ score: t.number().default(0), scores: t.array('number') }, 'exact-numbers');

test.each([0, -1, 200, 1e6, 0.5, 0.1, 937.33, -1234.56789, 1e-7, 2 ** 40 + 0.5, Number.MAX_SAFE_INTEGER])(
  'Colyseus’s own decoder reads %d as it was written, in a field, in a list and in a patch',
  value => {
    const state = new State();
    const encoder = new Encoder(state);
    state.scores.push(value);
    state.score = value;
    const decoder = Reflection.decode(Reflection.encode(encoder)) as Decoder;
    decoder.decode(encoder.encodeAll().slice());
    expect(decoder.state.toJSON()).toEqual({ score: value, scores: [value] });
    encoder.discardChanges();
    state.score = value / 3;
    decoder.decode(encoder.encode().slice());
    expect(decoder.state.toJSON()).toEqual({ score: value / 3, scores: [value] });
  },
);
