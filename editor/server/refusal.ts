/** The refusal of a request: the status and body of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super('message' in body ? String(body.message) : `The request failed with status ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** The refusal of a request that is not possible in the current state. */
export const notPossible = (message: string) => new Refusal(409, { message });
