/** A request that is refused: the status and the body of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super('message' in body ? String(body.message) : `Refused with ${status}.`);
    this.status = status;
    this.body = body;
  }
}
