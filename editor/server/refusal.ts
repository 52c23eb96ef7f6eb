/** The refusal of a request: the status of the answer, and the message for people who do not program. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The refusal of a request that is not possible in the current state. */
export const notPossible = (message: string) => new Refusal(409, message);
