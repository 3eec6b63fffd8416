/** Why something was not written or read. */

/** The episode was taken over, published or deleted since; what was to be written did not happen. */
export class NotOwner extends Error {
  constructor(code: string) {
    super(`episode ${code} is not this process's to write any more`);
  }
}

/** The store cannot write or read now. */
export class StoreFailure extends Error {}
