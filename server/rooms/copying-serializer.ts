import { SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

type Serialized = Parameters<SchemaSerializer<Schema>['getFullState']>;

/**
 * Sends copies. The library hands every socket a window into the encoder's one buffer; what a slow reader has not taken yet
 * would be overwritten by the next patch. One copy a patch, not one a client.
 */
export class CopyingSerializer extends SchemaSerializer<Schema> {
  #shared: Uint8Array | undefined;
  #copy: Uint8Array | undefined;

  override reset(state: Schema): void {
    super.reset(state);
    const { encoder } = this;
    const encode = encoder.encode.bind(encoder);
    encoder.encode = (...given: Parameters<typeof encode>) => encode(...given).slice();
    // Whoever comes first gets all of this as a full state. Left pending, the same additions would come again with the first
    // patch, and a list takes an addition at a place that is taken as an insertion.
    encoder.discardChanges();
  }

  override getFullState(...given: Serialized): Uint8Array {
    const shared = super.getFullState(...given);
    if (shared !== this.#shared || this.#copy === undefined) {
      this.#shared = shared;
      this.#copy = shared.slice();
    }
    return this.#copy;
  }
}
